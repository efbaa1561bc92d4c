import CollectionView
import Foundation

/// The true sizes of the elements of one painted frame.
// A value of this size would be copied for each element that is compared.
@MainActor
final class ElementTruth {
  /// What they depend on beside the element and its place.
  struct Version: Equatable {
    /// The versions of what items and sections are truly like.
    var items: Int
    var sections: Int
    /// Whether anybody can say them, and asks.
    var isKnown: Bool
    var isHorizontal: Bool
  }

  let version: Version

  private let run: PaneRun
  /// The items whose cells have not been asked since their content has changed.
  private let changedUnasked: Set<Int>
  /// What is known of the section of the element before.
  private var known: (index: Int, section: TrueSection)?

  init(_ run: PaneRun) {
    self.run = run
    changedUnasked = run.content.changedUnasked
    version = Version(
      items: run.content.sizeVersion, sections: run.truth.version(in: run.view),
      isKnown: run.isAudited && run.truth.isKnown && run.truth.hasTrueSizes,
      isHorizontal: run.view.scrollsHorizontally)
  }

  /// Whether the content of an item has become another since its cell was asked.
  func isOutdated(_ item: Int?) -> Bool {
    guard !changedUnasked.isEmpty, let item else { return false }
    return changedUnasked.contains(item)
  }

  /// How large the content of a view is in its place, in points; nil where nobody can say.
  ///
  /// Of a header or footer only the length along the axis counts.
  func size(
    of shown: ShownView, kind: String?, section index: Int, _ frame: CGRect
  ) -> CGSize? {
    guard version.isKnown else { return nil }
    let section = section(index)
    if case .cell(let cell) = shown, shown.item != nil {
      // Cards beside one another are all of the size that their section gives them.
      return section.sidewaysItemSize == nil ? cell.trueSize(offered: frame.width) : nil
    }
    let length: CGFloat
    switch kind {
    case UICollectionView.elementKindSectionHeader?: length = section.header
    case UICollectionView.elementKindSectionFooter?: length = section.footer
    default: return nil
    }
    return version.isHorizontal
      ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
  }

  private func section(_ index: Int) -> TrueSection {
    if let known, known.index == index { return known.section }
    let section = run.truth.section(index, in: run.view)
    known = (index, section)
    return section
  }
}
