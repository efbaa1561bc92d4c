import Simulator

/// One letter of what happened to an element: a capital for this very frame, a small one for shortly before.
struct ElementNews: Equatable {
  var mark: ElementMarks
  var isNow: Bool

  /// What happened to an element, in the order in which it is told; being asked goes without saying for what was measured
  /// then or since.
  static func all(of element: ElementFrame) -> All {
    let (now, all) = (element.marks, element.marks.union(element.earlierMarks))
    let isPlain = (now.contains(.asked) ? now : all).contains(.measured)
    return All(now: now, rest: isPlain ? all.subtracting(.asked) : all)
  }

  /// All of an element, each made when it is told: every cell that comes into view has some.
  struct All: Sequence, IteratorProtocol {
    fileprivate let now: ElementMarks
    fileprivate var rest: ElementMarks

    static var none: All { All(now: [], rest: []) }

    var isEmpty: Bool { rest.isEmpty }

    /// Those of this very frame.
    var ofNow: All { All(now: now, rest: rest.intersection(now)) }

    mutating func next() -> ElementNews? {
      guard !rest.isEmpty else { return nil }
      // Their bits stand in the order in which they are told.
      let mark = ElementMarks(rawValue: 1 << rest.rawValue.trailingZeroBitCount)
      rest.remove(mark)
      return ElementNews(mark: mark, isNow: now.contains(mark))
    }
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
