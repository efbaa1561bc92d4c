import Foundation
import Scenes

extension LayoutDescription {
  /// Sentences on parts of a compositional layout that have not the effect that they seem to have, one for each kind.
  var compositionalNotices: [DiagnosticNote] {
    let groups = compositionalGroups.flatMap(\.groups)
    let lists = compositionalLists
    return [
      lists.contains { $0.headerTopPadding != nil && $0.headerMode != .supplementary }
        ? DiagnosticNote(
          id: "headerTopPaddingIgnored",
          message:
            "`headerTopPadding` is the space above a header of `headerMode: supplementary`; without one it has no effect"
        ) : nil,
      groups.contains(where: \.ignoresInsets)
        ? DiagnosticNote(
          id: "insetsIgnored",
          message:
            "`contentInsets` have no effect along a dimension that is estimated; the space between groups and around sections does"
        ) : nil,
      groups.contains(where: \.sharesEstimate)
        ? DiagnosticNote(
          id: "sharesNotMeasured",
          message:
            "`subitem` with `count` shares the estimate of the group, and cells are not measured; `repeatingSubitem` does"
        ) : nil,
      groups.contains(where: \.hasFractionOfEstimate)
        ? DiagnosticNote(
          id: "fractionNotMeasured",
          message:
            "an item with a fraction of an estimated group has that part of the estimate, and is not measured"
        ) : nil,
    ].compactMap { $0 }
  }
}

extension LayoutDescription {
  /// The configurations of the sections that are lists.
  private var compositionalLists: [Compositional.List] {
    guard family == .compositional else { return [] }
    return self[CompositionalProperties.sections].list.compactMap(\.list)
  }
}

extension Compositional.Group {
  /// Whether insets of members lie along a dimension that is estimated.
  fileprivate var ignoresInsets: Bool {
    ([item] + members.map(\.item)).contains { item in
      let insets = item.contentInsets
      return item.layoutSize.width.isEstimated && (insets.left != 0 || insets.right != 0)
        || item.layoutSize.height.isEstimated && (insets.top != 0 || insets.bottom != 0)
    }
  }

  private var axis: Axis { Axis(isHorizontal: arrangement == .horizontal) }

  /// Whether equal shares divide an estimate.
  fileprivate var sharesEstimate: Bool {
    guard case .equalShares = repetition else { return false }
    return item.layoutSize[axis].isEstimated
  }

  /// Whether the size of an item is a fraction of an estimate of the group.
  fileprivate var hasFractionOfEstimate: Bool {
    members.contains { member in
      guard case .item(let item) = member else { return false }
      if case .fractionalHeight = item.layoutSize.height, self.item.layoutSize.height.isEstimated {
        return true
      }
      if case .fractionalWidth = item.layoutSize.width, self.item.layoutSize.width.isEstimated {
        return true
      }
      return false
    }
  }
}
