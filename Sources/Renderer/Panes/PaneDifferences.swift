import Foundation
import Simulator

/// How the picture of one pane differs from that of another.
struct PaneDifferences: Equatable {
  /// How one element differs.
  struct Mark: Equatable {
    /// How much further from the viewport's top left corner it begins, in points.
    var shift = CGPoint.zero
    /// How much larger it is, in points.
    var growth = CGSize.zero
    /// Whether it shows another text.
    var isOther = false
    /// Whether it is in view in this pane alone.
    var isAlone = false
  }

  /// Points that make no difference.
  private static let tolerance: CGFloat = 0.5

  /// The elements that differ, by their place among those of the pane.
  private(set) var marks: [Int: Mark] = [:]
  /// The index paths of the cells that are in view here alone, in the order of the data.
  private(set) var alone: [[Int]] = []
  /// Those that are in view in the other pane alone.
  private(set) var missing: [[Int]] = []
  /// How much larger the content offset along the scroll axis is, in points; 0 where that makes no difference.
  private(set) var offset: CGFloat = 0
  /// Whether every element that differs is a cell.
  private(set) var concernsCells = true

  /// Compares what is in view.
  ///
  /// - Complexity: O(n log n) in the number of live elements.
  init(of pane: PaneFrame, from other: PaneFrame) {
    let theirs = Self.inView(of: other)
    let ours = Self.inView(of: pane)
    // What is on its way out there is not here alone as long as it is seen.
    let leavingTheirs = Self.leaving(other, for: ours, of: pane)
    let leavingOurs = Self.leaving(pane, for: theirs, of: other)
    for (key, index) in ours {
      let element = pane.elements[index]
      guard let match = (theirs[key] ?? leavingTheirs[key]).map({ other.elements[$0] }) else {
        marks[index] = Mark(isAlone: true)
        continue
      }
      let mark = Mark(
        shift: Self.told(
          CGPoint(
            x: (element.frame.minX - pane.bounds.minX) - (match.frame.minX - other.bounds.minX),
            y: (element.frame.minY - pane.bounds.minY) - (match.frame.minY - other.bounds.minY))),
        growth: Self.told(
          CGSize(
            width: element.frame.width - match.frame.width,
            height: element.frame.height - match.frame.height)),
        isOther: element.text != match.text)
      if mark != Mark() { marks[index] = mark }
    }
    alone = Self.paths(ours.keys.filter { theirs[$0] == nil && leavingTheirs[$0] == nil })
    missing = Self.paths(theirs.keys.filter { ours[$0] == nil && leavingOurs[$0] == nil })
    concernsCells = marks.keys.allSatisfy { pane.elements[$0].category == .cell }
    let isSideways = pane.scrollsHorizontally
    offset = Self.told(
      isSideways ? pane.bounds.minX - other.bounds.minX : pane.bounds.minY - other.bounds.minY)
  }

  /// Whether there is nothing to tell.
  var isEmpty: Bool { marks.isEmpty && missing.isEmpty && offset == 0 }

  /// How many elements differ, those counted that only the other pane has.
  var count: Int { marks.count + missing.count }

  /// What tells an element of one pane from others, and finds it in another pane.
  private struct ElementKey: Hashable {
    var category: ElementFrame.Category
    var kind: String?
    var path: [Int]
  }

  /// Those that are on their way out of one pane and stay in the other: the same item, and not what has its place now.
  private static func leaving(
    _ pane: PaneFrame, for staying: [ElementKey: Int], of other: PaneFrame
  ) -> [ElementKey: Int] {
    inView(of: pane, leaving: true).filter { key, index in
      staying[key].map { other.elements[$0].detail.id == pane.elements[index].detail.id } ?? false
    }
  }

  /// Cells and supplementary views that meet the viewport and stay, or that are on their way out.
  private static func inView(of pane: PaneFrame, leaving: Bool = false) -> [ElementKey: Int] {
    var found: [ElementKey: Int] = [:]
    let bounds = pane.bounds
    for (index, element) in pane.elements.enumerated() {
      let frame = element.frame
      // Compared by hand: `CGRect.intersects` of Foundation on Linux traps on numbers that are not finite.
      guard element.isDisappearing == leaving, element.category != .decorationView,
        frame.minX < bounds.maxX, frame.maxX > bounds.minX, frame.minY < bounds.maxY,
        frame.maxY > bounds.minY
      else { continue }
      found[
        ElementKey(category: element.category, kind: element.kind, path: element.indexPath)] = index
    }
    return found
  }

  private static func paths(_ keys: [ElementKey]) -> [[Int]] {
    keys.filter { $0.category == .cell }.map(\.path)
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func told(_ amount: CGFloat) -> CGFloat {
    amount.isFinite && abs(amount) < tolerance ? 0 : amount
  }

  private static func told(_ way: CGPoint) -> CGPoint {
    CGPoint(x: told(way.x), y: told(way.y))
  }

  private static func told(_ size: CGSize) -> CGSize {
    CGSize(width: told(size.width), height: told(size.height))
  }
}

extension Screen {
  /// How a pane differs from the chosen one, the measure of the others; nil where that is not asked for, or where the
  /// chosen one is out of view.
  func differences(of index: Int, in frame: Frame, isAlone: Bool) -> PaneDifferences? {
    let measure = chosenPane(in: frame)
    guard state.showsDifferences, !isAlone, frame.panes.count > 1, index != measure else {
      return nil
    }
    return PaneDifferences(of: frame.panes[index], from: frame.panes[measure])
  }

  /// Whether a pane is to be marked as the chosen one.
  func marksChoice(of index: Int, in frame: Frame) -> Bool {
    frame.panes.count > 1 && (state.hasChosenPane || state.link != .together)
      && index == chosenPane(in: frame)
  }

  /// The pane that was chosen, held to those there are.
  func chosenPane(in frame: Frame) -> Int {
    state.chosenPane(in: frame)
  }
}
