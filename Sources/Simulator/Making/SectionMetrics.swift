import CollectionView
import Foundation
import Scenes

/// What a scene says of each section of a flow layout; the layout's own properties where it says nothing.
@MainActor
struct SectionMetrics {
  let description: LayoutDescription

  func inset(_ section: Int) -> UIEdgeInsets {
    description.insets("sectionInset", section: section) ?? .zero
  }

  func lineSpacing(_ section: Int) -> CGFloat {
    description.number("minimumLineSpacing", section: section) ?? 10
  }

  func interitemSpacing(_ section: Int) -> CGFloat {
    description.number("minimumInteritemSpacing", section: section) ?? 10
  }

  func headerSize(_ section: Int) -> CGSize {
    description.size("headerReferenceSize", section: section) ?? .zero
  }

  func footerSize(_ section: Int) -> CGSize {
    description.size("footerReferenceSize", section: section) ?? .zero
  }
}
