import Foundation
import Simulator

/// What stands on an element: which one it is, what happened to it, how its size changed, and what else is special.
struct ElementLabel {
  /// `[0,3]`, `header [0]`.
  private let name: String
  /// What stands before that: of a cell that is selected or touched, of what leaves or arrives.
  private let marks: String
  /// `MR`: what happened to it.
  var news: ElementNews.All
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
  /// behind an ellipsis, else a mark or nothing. Without a theme for it news looks as the other parts do.
  func line(
    columns: Int, isFresh: Bool, styles: Styles, newsIn theme: Theme? = nil
  ) -> StyledLine {
    for gap in [2, 1] {
      let whole = form(identity, news, size: size, signs: signs, gap: gap, styles, theme)
      if whole.columns <= columns { return whole }
    }
    let compact = compactSize
    let held = pinned.count
    // How faint it is no other sign tells: the word for what is held gives way to its mark.
    if held > 0, signs.contains(where: { $0.hasPrefix(glyphs.alpha) }) {
      let rest = Array(signs.dropFirst())
      for name in [identity, shortIdentity] {
        let short = form(glyphs.pinned + name, news, size: compact, signs: rest, styles, theme)
        if short.columns <= columns { return short }
      }
    }
    for count in (held...signs.count).reversed() {
      let signs = Array(signs.prefix(count))
      let short = form(identity, news, size: compact, signs: signs, styles, theme)
      if short.columns <= columns { return short }
    }
    if held > 0 {
      let all =
        brief(styles: styles, newsIn: theme).dropLast() + pinnedMarks(styles.identity).prefix(1)
      for short in all where short.columns <= columns { return short }
    }
    if isFresh, !compact.isEmpty {
      let sizes = [compact] + (newestSize(in: compact).map { [$0] } ?? [])
      let told = sizes.map { form(shortIdentity, news, size: $0, styles, theme) }
      let alone = sizes.map { form(shortIdentity, .none, size: $0, styles, theme) }
      for short in told + alone where short.columns <= columns { return short }
    }
    // At last the item alone, with what is news in this frame if that has room.
    for told in [news, news.ofNow] {
      for name in [identity, shortIdentity] {
        let short = form(name, told, styles, theme)
        if short.columns <= columns { return short }
      }
    }
    let alone = StyledLine(identity, styles.identity)
    if alone.columns <= columns { return alone }
    // A word may end early, as its beginning tells.
    if held == 0, number == nil { return StyledLine(shortIdentity, styles.identity) }
    let last = [
      shortIdentity, number ?? "", lastDigits(columns: columns), held > 0 ? glyphs.pinned : marks,
    ]
    return StyledLine(
      last.first { !$0.isEmpty && $0.columnWidth <= columns } ?? "", styles.identity)
  }

  /// Which one it is, the news, and what else is told, each piece behind a gap.
  private func form(
    _ name: String, _ news: ElementNews.All, size: String = "", signs: [String] = [],
    gap: Int = 1, _ styles: Styles, _ theme: Theme?
  ) -> StyledLine {
    var line = StyledLine(name, styles.identity)
    if !news.isEmpty { line.addSpaces(1, styles.size) }
    for piece in news {
      let style =
        if let theme { piece.style(theme) } else { piece.isNow ? styles.size : styles.identity }
      line.add(piece.letter, style)
    }
    if !size.isEmpty {
      line.addSpaces(gap, styles.size)
      line.add(size, styles.size)
    }
    for sign in signs {
      line.addSpaces(gap, styles.size)
      line.add(sign, styles.size)
    }
    return line
  }

  /// The size without spaces: `200→40`.
  private var compactSize: String {
    String(decoding: size.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// `→176`: the newest size without those before it; nil where there were none.
  private func newestSize(in compact: String) -> String? {
    compact.range(of: glyphs.arrow, options: .backwards).map { String(compact[$0.lowerBound...]) }
  }

  /// What is left of it beside a text, the longest first: at last which one it is or, of a pinned one, that it is.
  func brief(styles: Styles, newsIn theme: Theme? = nil) -> [StyledLine] {
    let short = shortIdentity
    return briefSized(styles: styles, newsIn: theme) + [
      form(short, news, signs: signs, styles, theme),
      form(short, news, signs: pinned, styles, theme),
      form(short, .none, signs: pinned, styles, theme),
    ] + pinned.map { StyledLine($0, styles.size) }
  }

  /// Those of them that tell the size.
  func briefSized(styles: Styles, newsIn theme: Theme? = nil) -> [StyledLine] {
    let compact = compactSize
    return [
      form(identity, news, size: compact, signs: signs, styles, theme),
      form(shortIdentity, news, size: compact, signs: signs, styles, theme),
    ]
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

  /// The fewest columns that tell which one it is: those of its number or of the last digits of that, or of a word.
  var leastColumns: Int {
    let columns = (number ?? shortIdentity).columnWidth
    return item == nil ? columns : min(columns, glyphs.ellipsis.columnWidth + Self.fewestDigits)
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
    if element.sizeState == .estimated {
      return "~" + (scrollsHorizontally ? element.size.width : element.size.height).pointText
    }
    guard let first = element.formerSizes.first else { return "" }
    let former = element.formerSizes.dropFirst()
    // The way in between is told where it is short.
    let steps = [first] + former.suffix(2) + [element.size]
    let widens = steps.contains { !$0.width.readsLike(element.size.width) }
    let heightens = steps.contains { !$0.height.readsLike(element.size.height) }
    guard widens || heightens else { return "" }
    let arrow = " \(glyphs.arrow) "
    var (told, last) = ("", "")
    for (index, size) in steps.enumerated() {
      // Only what changed is made a text of: a page of cells has four numbers each.
      let width = widens ? size.width.pointText : ""
      let height = heightens ? size.height.pointText : ""
      let step = widens && heightens ? width + glyphs.times + height : width + height
      let isCut = index == 1 && former.count > 2
      if isCut { told += arrow + glyphs.ellipsis }
      guard isCut || step != last else { continue }
      told += index > 0 ? arrow + step : step
      last = step
    }
    return told
  }
}
