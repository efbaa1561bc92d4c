import Simulator

/// One letter of what happened to an element: a capital for this very frame, a small one for shortly before.
struct ElementNews: Equatable {
  var mark: ElementMarks
  var isNow: Bool

  /// What happened to an element, in the order in which it is told; being asked goes without saying for what was measured
  /// then or since.
  static func all(of element: ElementFrame) -> [ElementNews] {
    let all = element.marks.union(element.earlierMarks)
    return ElementMarks.each.filter(all.contains).map {
      ElementNews(mark: $0, isNow: element.marks.contains($0))
    }
    .filter { news in
      news.mark != .asked
        || !(news.isNow ? element.marks : all).contains(.measured)
    }
  }

  /// `M`, or `m` when it was shortly before.
  var letter: String { isNow ? capital : capital.lowercased() }

  /// The same in colours: on a filled ground for this very frame, dim for shortly before.
  func style(_ theme: Theme) -> Style {
    var style = theme.style(role)
    style.isBold = isNow
    style.isReversed = isNow
    style.isDim = !isNow
    return style
  }

  private var capital: String {
    switch mark {
    case .measured: "M"
    case .asked: "A"
    case .reused: "R"
    case .moved: "S"
    case .invalidated: "I"
    default: "?"
    }
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
