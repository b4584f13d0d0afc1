//! Signs: pennants, goods, the dragon, and the back of a tile.

/// A shield: a golden tree over a wave, on blue.
pub(super) fn pennant() -> String {
    "<path fill=\"#369\" stroke=\"#fec\" stroke-width=\"1.5\" d=\"M-6.6-8.2h13.2v8.4c0 4.6-3.2 7.2-6.6 9-3.4-1.8-6.6-4.4-6.6-9z\"/>\
     <path stroke=\"#332\" stroke-width=\".6\" d=\"M-7.4-9h14.8v9.2c0 5-3.6 8-7.4 9.9-3.8-1.9-7.4-4.9-7.4-9.9z\"/>\
     <path fill=\"#247\" d=\"M.2-7.4h5.6v7.6c0 3.8-2.6 6.2-5.6 7.9z\"/>\
     <path stroke=\"#ec4\" stroke-width=\"5.6\" d=\"M-.8-3.4h1.6M0-4.6v1\"/><path stroke=\"#ec4\" stroke-width=\"1.7\" d=\"M0-1v3.6\"/>\
     <path stroke=\"#fec\" stroke-width=\"1.3\" d=\"M-4.4 3.6q2.2-1.7 4.4 0t4.4 0\"/>"
        .into()
}

/// A round badge of goods.
fn goods(inside: &str) -> String {
    format!(
        "<circle r=\"8\" cx=\".9\" cy=\"1\" fill=\"#332\" opacity=\".35\"/>\
         <circle r=\"7.8\" fill=\"#fec\" stroke=\"#753\" stroke-width=\"1.3\"/>{inside}"
    )
}

pub(crate) fn wine() -> String {
    goods(
        "<path stroke=\"#573\" stroke-width=\"1\" d=\"M0-2.8q.4-2 2.4-2.6\"/><path fill=\"#794\" d=\"M.4-4.2q1.6-2.4 4.4-1.4-.8 2.6-4.4 1.4z\"/>\
         <path stroke=\"#625\" stroke-width=\"3.3\" d=\"M-2.9-1.4h0M0-1.6h0M2.9-1.4h0M-1.5 1.1h0M1.5 1.1h0M0 3.6h0\"/>\
         <path stroke=\"#848\" stroke-width=\"2.2\" d=\"M-3.1-1.7h0M-.2-1.9h0M2.7-1.7h0M-1.7.8h0M1.3.8h0M-.2 3.3h0\"/>\
         <path stroke=\"#dac\" stroke-width=\".8\" d=\"M-3.5-2.2h0M-.6-2.4h0M2.3-2.2h0M-2.1.3h0M.9.3h0\"/>",
    )
}

pub(crate) fn grain() -> String {
    goods(
        "<path stroke=\"#b82\" stroke-width=\"1.1\" d=\"M-2.2 5.6l.9-4.8M2.2 5.6l-.9-4.8M0 5.8v-5\"/>\
         <path stroke=\"#c92\" stroke-width=\"2.1\" d=\"M0-5.8v.8M0-2.6v.8M-3.6-4.2l.5.9M3.6-4.2l-.5.9M-3-1.2l.6.9M3-1.2l-.6.9\"/>\
         <path stroke=\"#eb4\" stroke-width=\"1.5\" d=\"M-1.6-4.4l.5.8M1.6-4.4l-.5.8M-1.5-1.6l.5.8M1.5-1.6l-.5.8M-.1-6v.6\"/>\
         <path stroke=\"#a43\" stroke-width=\"1.5\" d=\"M-1.8 2h3.6\"/>",
    )
}

/// A roll of cloth, with some of it hanging down.
pub(crate) fn cloth() -> String {
    goods(
        "<g stroke=\"#135\" stroke-width=\".7\"><path fill=\"#38a\" d=\"M-3.4-2.4v7.2q1.4 1.4 2.8 0t2.8 0 2.8 0v-7.2z\"/>\
         <path stroke=\"#fea\" stroke-width=\"1.1\" d=\"M-2.7 2.8h7M-2.7.6h7\"/>\
         <path fill=\"#6bd\" d=\"M-4.2-5.8h8.2c2.2 0 2.2 4.2 0 4.2h-8.2z\"/>\
         <path fill=\"#fff\" d=\"M-4.2-5.8c-2.2 0-2.2 4.2 0 4.2s2.2-4.2 0-4.2z\"/><path d=\"M-4.2-4.6c-1 0-.8 1.8.2 1.6\"/></g>",
    )
}

/// A dragon with its wings spread, on a red seal.
pub(super) fn dragon() -> String {
    "<circle r=\"9\" cx=\".9\" cy=\"1\" fill=\"#322\" opacity=\".35\"/><circle r=\"8.7\" fill=\"#922\" stroke=\"#fea\" stroke-width=\"1.2\"/>\
     <circle r=\"9.4\" stroke=\"#411\" stroke-width=\".6\"/>\
     <path stroke=\"#611\" stroke-width=\"2.6\" d=\"M0 2c-.6 3.4 1 4.6 3.4 3.6\"/><path stroke=\"#fe9\" stroke-width=\"1.6\" d=\"M0 2c-.6 3.4 1 4.6 3.4 3.6\"/>\
     <g fill=\"#fe9\" stroke=\"#611\" stroke-width=\".5\"><path d=\"M3 3.8L3.8 7.4 6.6 4.2z\"/>\
     <path fill=\"#fb5\" d=\"M.8-1C1.8-4.6 4.4-6 7.6-5.2 6.8-3.8 6.8-2.6 7.5-1.2 6.2-1.2 5.2-.4 5 1 3.8.4 2.4.8 1 2.8h-2C-2.4.8-3.8.4-5 1-5.2-.4-6.2-1.2-7.5-1.2-6.8-2.6-6.8-3.8-7.6-5.2-4.4-6-1.8-4.6-.8-1z\"/>\
     <path d=\"M-1-2.8C-2.6 0-2.4 4 0 4.6 2.4 4 2.6 0 1-2.8z\"/>\
     <path d=\"M-1.9-4.6L-3-7.8-1-6.4h2L3-7.8 1.9-4.6 1-1.4h-2z\"/></g>\
     <path stroke=\"#611\" stroke-width=\".9\" d=\"M-.9-4.6h0M.9-4.6h0\"/>"
        .into()
}

pub(super) fn back() -> String {
    "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path fill=\"#454\" d=\"M0 0h100v100H0z\"/>\
     <path stroke=\"#465\" stroke-width=\"5\" d=\"M8 22q10.5-8 21 0t21 0 21 0 21 0M8 78q10.5-8 21 0t21 0 21 0 21 0M8 36q10.5-8 21 0t21 0 21 0 21 0M8 64q10.5-8 21 0t21 0 21 0 21 0M8 50q10.5-8 21 0t21 0 21 0 21 0\"/>\
     <path stroke=\"#db8\" stroke-width=\"1.4\" d=\"M6 6h88v88h-88z\"/><path stroke=\"#db8\" stroke-width=\".6\" d=\"M9 9h82v82h-82z\"/>\
     <circle cx=\"50\" cy=\"50\" r=\"27\" fill=\"#344\" stroke=\"#db8\" stroke-width=\"1.6\"/>\
     <path stroke=\"#dc7\" stroke-width=\"15\" d=\"M46 42h8M50 37v6M43 45h14\"/><path stroke=\"#344\" stroke-width=\"1.2\" d=\"M50 56v-14M50 49l-5-5M50 46l5-5\"/>\
     <path stroke=\"#dc7\" stroke-width=\"3\" d=\"M50 52v10\"/><path stroke=\"#7bb\" stroke-width=\"2.4\" d=\"M32 65q4.5-3.4 9 0t9 0 9 0 9 0M38 70q4-3 8 0t8 0 8 0\"/></g>"
        .into()
}
