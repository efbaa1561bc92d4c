import Foundation
import Scenes

// The same description for the other scroll direction: what was across is down.

extension LayoutDescription {
  var transposed: LayoutDescription {
    var layout = self
    layout.properties["scrollDirection"] = .word("horizontal")
    if case .sections(let sections)? = properties["sections"] {
      layout.properties["sections"] = .sections(
        Compositional.Sections(sections.list.map(\.transposed)))
    }
    if case .boundaryItems(let items)? = properties["boundarySupplementaryItems"] {
      layout.properties["boundarySupplementaryItems"] = .boundaryItems(
        Compositional.BoundaryItems(items.list.map(\.transposed)))
    }
    return layout
  }
}

extension Compositional.Section {
  fileprivate var transposed: Self {
    var section = self
    switch body {
    case .group(let group): section.body = .group(group.transposed)
    case .carousel(let size): section.body = .carousel(size.transposed)
    case .list, .configuredList, .grid: break
    }
    section.ownContentInsets = ownContentInsets?.transposed
    section.boundarySupplementaryItems = boundarySupplementaryItems.map(\.transposed)
    return section
  }
}

extension Compositional.Group {
  fileprivate var transposed: Self {
    var group = self
    switch arrangement {
    case .horizontal: group.arrangement = .vertical
    case .vertical: group.arrangement = .horizontal
    case .custom(let frames):
      group.arrangement = .custom(
        frames.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) })
    }
    group.item = item.transposed
    group.members = members.map { member in
      switch member {
      case .item(let item): .item(item.transposed)
      case .group(let group): .group(group.transposed)
      }
    }
    return group
  }
}

extension Compositional.Item {
  fileprivate var transposed: Self {
    var item = self
    item.layoutSize = layoutSize.transposed
    item.contentInsets = contentInsets.transposed
    item.edgeSpacing = edgeSpacing.map {
      Compositional.EdgeSpacing(
        leading: $0.top, top: $0.leading, trailing: $0.bottom, bottom: $0.trailing)
    }
    return item
  }
}

extension Compositional.BoundaryItem {
  fileprivate var transposed: Self {
    var item = self
    item.layoutSize = layoutSize.transposed
    item.absoluteOffset = CGPoint(x: absoluteOffset.y, y: absoluteOffset.x)
    item.alignment =
      switch alignment {
      case .top: .leading
      case .leading: .top
      case .bottom: .trailing
      case .trailing: .bottom
      case .bottomLeading: .topTrailing
      case .topTrailing: .bottomLeading
      case .none, .topLeading, .bottomTrailing: alignment
      }
    return item
  }
}

extension Compositional.Size {
  fileprivate var transposed: Self { Compositional.Size(height.transposed, width.transposed) }
}

extension Compositional.Dimension {
  fileprivate var transposed: Self {
    switch self {
    case .fractionalWidth(let fraction): .fractionalHeight(fraction)
    case .fractionalHeight(let fraction): .fractionalWidth(fraction)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension Insets {
  fileprivate var transposed: Self { Insets(top: left, left: top, bottom: right, right: bottom) }
}
