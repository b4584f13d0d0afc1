Self {
    finish: [
        Finish { base: 0.033, fits: 0.749, fewest: 0.059, caps: 0.712, edges: 0.645, squares: -1.854, left: 0.694 },
        Finish { base: 0.197, fits: 0.931, fewest: -0.248, caps: 1.009, edges: 0.420, squares: -1.390, left: -0.509 },
        Finish { base: 0.062, fits: 1.135, fewest: 0.209, caps: 0.209, edges: -0.036, squares: -0.617, left: 1.157 },
        Finish { base: 0.820, fits: 1.410, fewest: -0.619, caps: 1.376, edges: 1.985, squares: -3.471, left: 0.156 },
    ],
    supply: [[7.696, 2.116], [4.842, 3.588], [5.897, 1.137], [3.970, 1.879], [4.792, 1.536], [4.017, 1.606], [0.796, 2.951]],
    home: [4.214, -1.662],
    gain: [2.643, 1.427, 1.459],
    field: [[1.0, -0.306], [1.200, -0.598]],
    farmer: 2.729,
    growth: [0.0, 0.0, 0.0],
    contest: 0.25,
}
