extension Glyphs {
  /// What is drawn around and behind everything that is read: blanks, borders and hatching, no letters.
  var fillers: Set<String> {
    let borders = [solid, fixed, light, heavy, double, dotted, heavyCorners, bracket]
    let edged = borders.flatMap {
      [$0.horizontal, $0.vertical, $0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight]
    }
    let bars =
      [band, fixedBand, lightBand, heavyBand, recentBand] + (blocks ?? []) + (edges?.all ?? [])
    let grounds = [" ", hatch, faded, inset, lineSpace, itemSpace, blank, outside]
    return Set(edged + bars + grounds).filter { $0.allSatisfy { !$0.isLetter } }
  }
}

extension EdgeForms {
  fileprivate var all: [String] { (top + bottom).flatMap { [$0.left, $0.run, $0.right] } + side }
}
