Self {
    finish: [
        Finish { base: -0.19, fits: 0.73, fewest: 0.05, caps: 0.53, edges: 0.34, squares: -2.40, left: 0.71 },
        Finish { base: 0.20, fits: 1.13, fewest: -0.19, caps: 1.03, edges: 0.55, squares: -1.60, left: -0.46 },
        Finish { base: 0.03, fits: 1.07, fewest: 0.05, caps: 0.23, edges: -0.08, squares: -0.38, left: 1.29 },
        Finish { base: 0.93, fits: 1.69, fewest: -0.44, caps: 1.16, edges: 0.41, squares: -2.65, left: 0.15 },
    ],
    supply: [[9.28, 2.34], [4.00, 2.90], [4.57, 1.23], [3.40, 1.33], [2.20, 1.33], [3.05, 0.88], [0.75, 2.88]],
    home: [4.45, -1.77],
    gain: [2.16, 0.86, 0.97],
    field: [[1.19, -0.55], [1.08, -0.53]],
    farmer: 0.60,
    growth: [0.15, 0.11, 0.06],
    contest: 0.41,
}
