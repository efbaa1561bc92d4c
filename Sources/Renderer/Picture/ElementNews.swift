import Simulator

/// One letter of what happened to an element: a capital for this very frame, a small one for shortly before.
struct ElementNews: Equatable {
  var mark: ElementMarks
  var isNow: Bool

  /// What happened to an element, in the order in which it is told; being asked goes without saying for what was measured
  /// then or since.
  static func all(of element: ElementFrame) -> [ElementNews] {
    let (now, all) = (element.marks, element.marks.union(element.earlierMarks))
    var news: [ElementNews] = []
    guard !all.isEmpty else { return news }
    news.reserveCapacity(ElementMarks.each.count)
    for mark in ElementMarks.each where all.contains(mark) {
      let isNow = now.contains(mark)
      if mark == .asked, (isNow ? now : all).contains(.measured) { continue }
      news.append(ElementNews(mark: mark, isNow: isNow))
    }
    return news
  }

  /// `M`, or `m` when it was shortly before.
  var letter: String {
    switch mark {
    case .measured: isNow ? "M" : "m"
    case .asked: isNow ? "A" : "a"
    case .reused: isNow ? "R" : "r"
    case .moved: isNow ? "S" : "s"
    case .invalidated: isNow ? "I" : "i"
    default: "?"
    }
  }

  /// The same in colours: on a filled ground for this very frame, dim for shortly before.
  func style(_ theme: Theme) -> Style {
    var style = theme.style(role)
    style.isBold = isNow
    style.isReversed = isNow
    style.isDim = !isNow
    return style
  }

  private var role: Theme.Role {
    switch mark {
    case .measured: .fresh
    case .reused: .measured
    case .moved: .focus
    case .invalidated: .estimated
    default: .good
    }
  }
}
