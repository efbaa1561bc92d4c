import Foundation

extension Compositional {
  /// A size with an estimated dimension that the description itself gives, and where it is.
  public struct OwnEstimate: Sendable, Equatable {
    /// The key with its dots, below that of the layout: `sections.0.group.horizontal.layoutSize`.
    public var key: String
    public var size: Size
  }
}

extension Compositional.Sections {
  /// The sizes with estimates of their own: not `estimate`, and not those of a header or footer that names no size.
  public var ownEstimates: [Compositional.OwnEstimate] {
    list.enumerated().flatMap { index, section in
      section.sizes(at: "sections.\(index)")
    }.filter { $0.size.hasOwnEstimate }
  }
}

extension Compositional.Size {
  fileprivate var hasOwnEstimate: Bool {
    [width, height].contains { $0.isEstimated && !$0.isCommonEstimate }
  }

  /// The size in the spelling of a scene.
  public var text: String { WrittenValue.layoutSize(self).flow }

  /// The size with another estimate in points, of the height if that is estimated, else of the width.
  public func estimating(_ length: CGFloat) -> Self {
    var size = self
    if height.ownEstimate != nil {
      size.height = height.estimating(length)
    } else {
      size.width = width.estimating(length)
    }
    return size
  }

  /// The estimate that `estimating` changes, in points.
  public var ownEstimate: CGFloat? { height.ownEstimate ?? width.ownEstimate }
}

extension Compositional.Dimension {
  fileprivate var ownEstimate: CGFloat? {
    switch self {
    case .estimated(let length), .uniformAcrossSiblings(let length): length
    case .fractionalWidth, .fractionalHeight, .absolute: nil
    }
  }

  fileprivate func estimating(_ length: CGFloat) -> Self {
    if case .uniformAcrossSiblings = self { return .uniformAcrossSiblings(length) }
    return .estimated(length)
  }
}

extension Compositional.Section {
  /// The sizes that the section names, with their keys.
  fileprivate func sizes(at key: String) -> [Compositional.OwnEstimate] {
    let views = boundarySupplementaryItems.enumerated().compactMap { index, item in
      let standard = Compositional.StandardKind(rawValue: item.elementKind)
        .map { Compositional.BoundaryItem($0).layoutSize }
      return item.layoutSize == standard
        ? nil
        : Compositional.OwnEstimate(
          key: "\(key).boundarySupplementaryItems.\(index).layoutSize", size: item.layoutSize)
    }
    return switch body {
    case .group(let group): group.sizes(at: "\(key).group") + views
    case .carousel(let size):
      [Compositional.OwnEstimate(key: "\(key).carousel", size: size)] + views
    case .list, .configuredList, .grid: views
    }
  }
}

extension Compositional.Group {
  fileprivate func sizes(at key: String) -> [Compositional.OwnEstimate] {
    let own =
      switch arrangement {
      case .horizontal: "\(key).horizontal"
      case .vertical: "\(key).vertical"
      case .custom: "\(key).custom"
      }
    return [Compositional.OwnEstimate(key: "\(own).layoutSize", size: item.layoutSize)]
      + members.enumerated().flatMap { index, member in
        let key =
          switch repetition {
          case .fitting: "\(own).subitems.\(index)"
          case .equalShares: "\(own).subitem"
          case .count: "\(own).repeatingSubitem"
          }
        return switch member {
        case .group(let group): group.sizes(at: key)
        case .item(let item):
          [Compositional.OwnEstimate(key: "\(key).layoutSize", size: item.layoutSize)]
        }
      }
  }
}
