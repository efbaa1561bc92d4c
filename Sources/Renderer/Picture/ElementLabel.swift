import Foundation
import Simulator

/// What stands on an element: which one it is, what happened to it, how its size changed, and what else is special.
struct ElementLabel {
  /// `[0,3]`, `header [0]`.
  private let name: String
  /// What stands before that: of a cell that is selected or touched, of what leaves or arrives.
  private let marks: String
  /// `MR`: what happened to it.
  var news: [ElementNews]
  /// `200 → 40`, or `~200` for an estimate; empty when there is nothing to tell.
  var size: String
  /// `pinned`, `z10`, `×0.8`.
  var signs: [String]
  /// Of a cell, its number in its section; nil of one without, and of other elements.
  private let item: Int?
  private let glyphs: Glyphs
  /// Whether an item without its section could be another one.
  private let namesSections: Bool

  /// The looks of its parts.
  typealias Styles = (identity: Style, size: Style)

  init(
    _ element: ElementFrame, scrollsHorizontally: Bool, showsZIndex: Bool = false,
    namesSections: Bool = false, glyphs: Glyphs
  ) {
    self.namesSections = namesSections
    self.glyphs = glyphs
    name = Self.name(of: element)
    marks = Self.marks(of: element, glyphs)
    item = element.category == .cell && element.indexPath.count > 1 ? element.indexPath.last : nil
    news = ElementNews.all(of: element)
    size = Self.size(of: element, scrollsHorizontally: scrollsHorizontally, glyphs: glyphs)
    signs = ElementSigns(element, showsZIndex: showsZIndex, glyphs: glyphs).texts
  }

  /// As much as fits: closer together first, then without signs, then without the size or, if that is news, the section
  /// and the sizes of before.
  ///
  /// Which one it is goes last, and is never cut behind a digit: where its number has no room there are the last digits
  /// behind an ellipsis, else a mark or nothing.
  func line(
    columns: Int, isFresh: Bool, styles: Styles, newsStyle: (ElementNews) -> Style = { _ in .plain }
  ) -> StyledLine {
    func line(_ identity: String, _ rest: [String], _ news: [ElementNews]? = nil) -> StyledLine {
      let news = news ?? self.news
      var line = StyledLine(identity, styles.identity)
      if !news.isEmpty {
        line.add(" ", styles.size)
        for piece in news { line.add(piece.letter, newsStyle(piece)) }
      }
      for piece in rest where !piece.isEmpty { line.add(piece, styles.size) }
      return line
    }
    if size.isEmpty, signs.isEmpty {
      let whole = line(identity, [])
      if whole.columns <= columns { return whole }
    }
    let sizes = size.isEmpty ? [] : [size]
    for gap in ["  ", " "] {
      let whole = line(identity, (sizes + signs).map { gap + $0 })
      if whole.columns <= columns { return whole }
    }
    let compact = size.filter { $0 != " " }
    let compacts = size.isEmpty ? [] : [compact]
    let held = pinned.count
    for count in (held...signs.count).reversed() {
      let short = line(identity, (compacts + signs.prefix(count)).map { " " + $0 })
      if short.columns <= columns { return short }
    }
    if held > 0 {
      let all =
        brief(styles: styles, newsStyle: newsStyle).dropLast()
        + pinnedMarks(styles.identity).prefix(1)
      for short in all where short.columns <= columns { return short }
    }
    if isFresh, !compact.isEmpty {
      let last = lastSize.map { [$0] } ?? []
      let sizes = [compact] + last
      let told = sizes.map { line(shortIdentity, [" " + $0]) }
      let alone = sizes.map { size in
        var line = StyledLine(shortIdentity, styles.identity)
        line.add(" " + size, styles.size)
        return line
      }
      for short in told + alone where short.columns <= columns { return short }
    }
    // At last the item alone, with what is news in this frame if that has room.
    for short in [
      line(identity, []), line(shortIdentity, []), line(identity, [], news.filter(\.isNow)),
      line(shortIdentity, [], news.filter(\.isNow)), StyledLine(identity, styles.identity),
    ] where short.columns <= columns { return short }
    // A word may end early, as its beginning tells.
    if held == 0, number == nil { return StyledLine(shortIdentity, styles.identity) }
    let last = [
      shortIdentity, number ?? "", lastDigits(columns: columns), held > 0 ? glyphs.pinned : marks,
    ]
    return StyledLine(
      last.first { !$0.isEmpty && $0.columnWidth <= columns } ?? "", styles.identity)
  }

  /// `→176`: the newest size without those before it; nil where there were none.
  private var lastSize: String? {
    guard let arrow = size.range(of: " \(glyphs.arrow) ", options: .backwards) else { return nil }
    return glyphs.arrow + size[arrow.upperBound...].filter { $0 != " " }
  }

  /// What is left of it beside a text, the longest first: at last which one it is or, of a pinned one, that it is.
  ///
  /// No more than `limit` of them are made.
  func brief(
    styles: Styles, newsStyle: (ElementNews) -> Style = { _ in .plain }, limit: Int = .max
  ) -> [StyledLine] {
    let compact = size.filter { $0 != " " }
    func line(_ name: String, _ rest: [String], hasNews: Bool = true) -> StyledLine {
      var line = StyledLine(name, styles.identity)
      if hasNews, !news.isEmpty {
        line.add(" ", styles.size)
        for piece in news { line.add(piece.letter, newsStyle(piece)) }
      }
      for piece in rest where !piece.isEmpty { line.add(" " + piece, styles.size) }
      return line
    }
    let short = shortIdentity
    let forms = [
      (identity, [compact] + signs, true), (short, [compact] + signs, true), (short, signs, true),
      (short, pinned, true), (short, pinned, false),
    ]
    var lines = forms.prefix(limit).map { line($0, $1, hasNews: $2) }
    if let pinned = pinned.first, lines.count < limit {
      lines.append(StyledLine(pinned, styles.size))
    }
    return lines
  }

  /// That it is pinned where there is no room for the word: which one it is behind a mark, or the mark; none of any other.
  func pinnedMarks(_ style: Style) -> [StyledLine] {
    pinned.isEmpty
      ? []
      : [glyphs.pinned + shortIdentity, glyphs.pinned].map { StyledLine($0, style) }
  }

  /// The word for what is held while the content scrolls, where it is; signs begin with it.
  private var pinned: [String] { signs.first == "pinned" ? ["pinned"] : [] }

  /// What stands before the name: that it leaves or arrives, then that it is under a finger or selected; empty for neither.
  static func marks(of element: ElementFrame, _ glyphs: Glyphs) -> String {
    var marks =
      element.isDisappearing ? glyphs.leaving : element.isAppearing ? glyphs.arriving : ""
    guard element.category == .cell else { return marks }
    if element.isHighlighted {
      marks += glyphs.touched
    } else if element.isSelected {
      marks += glyphs.selected
    }
    return marks
  }

  var identity: String { marks.isEmpty ? name : marks + name }

  /// The item without its section where there is one alone, else `1,3`; a header or a footer without the word, as its form
  /// tells.
  var shortIdentity: String { marks + (shortName ?? name) }

  /// That without marks: `3`, of several sections `1,3`, of a header `[0]`; nil for a name that is a word.
  var shortName: String? {
    guard namesSections, name.utf8.first == UInt8(ascii: "["), name.utf8.contains(UInt8(ascii: ","))
    else { return number }
    return String(name.dropFirst().dropLast())
  }

  /// The item alone: `3`, of a header `[0]`; nil for a name that is a word.
  var number: String? {
    if let item { return String(item) }
    for word in ["header ", "footer "] where name.hasPrefix(word) {
      return String(name.dropFirst(word.count))
    }
    guard name.first == "[", name.last == "]" else { return nil }
    guard let comma = name.lastIndex(of: ",") else { return name }
    return String(name[name.index(after: comma)...].dropLast())
  }

  /// `…980`: as many of a cell's last digits as fit; empty where less than three do.
  private func lastDigits(columns: Int) -> String {
    let room = columns - glyphs.ellipsis.columnWidth
    guard let item, room >= Self.fewestDigits else { return "" }
    return glyphs.ellipsis + String(item).suffix(room)
  }

  /// Digits that still tell a cell from those around it.
  private static let fewestDigits = 3

  private static func name(of element: ElementFrame) -> String {
    ElementName.text(
      ofKind: element.category == .cell ? nil : element.kind ?? "", at: element.indexPath)
  }

  private static func size(
    of element: ElementFrame, scrollsHorizontally: Bool, glyphs: Glyphs
  ) -> String {
    let size = element.size
    let extent = scrollsHorizontally ? size.width : size.height
    if element.sizeState == .estimated { return "~\(extent.pointText)" }
    guard let first = element.formerSizes.first else { return "" }
    let former = element.formerSizes.dropFirst()
    let arrow = " \(glyphs.arrow) "
    // The way in between is told where it is short.
    let steps = [first] + former.suffix(2) + [size]
    let isCut = former.count > 2
    func told(_ text: (CGSize) -> String) -> String {
      var texts = steps.map(text)
      if isCut { texts.insert(glyphs.ellipsis, at: 1) }
      let same = texts.indices.filter { $0 > 0 && texts[$0] == texts[$0 - 1] }
      for index in same.reversed() { texts.remove(at: index) }
      return texts.count > 1 ? texts.joined(separator: arrow) : ""
    }
    let widens = steps.contains {
      $0.width != size.width && $0.width.pointText != size.width.pointText
    }
    let heightens = steps.contains {
      $0.height != size.height && $0.height.pointText != size.height.pointText
    }
    switch (widens, heightens) {
    case (false, false): return ""
    case (true, false): return told { $0.width.pointText }
    case (false, true): return told { $0.height.pointText }
    case (true, true): return told { $0.text(glyphs) }
    }
  }
}

extension CGSize {
  fileprivate func text(_ glyphs: Glyphs) -> String {
    width.pointText + glyphs.times + height.pointText
  }
}
