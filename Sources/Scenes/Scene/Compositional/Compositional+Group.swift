import Foundation

extension Compositional {
  /// `NSCollectionLayoutItem`: the place of one cell, or the part of a group that is like one.
  public struct Item: Sendable, Equatable {
    public var layoutSize: Size
    /// The distances from top, leading, bottom and trailing, in points.
    public var contentInsets = Insets.zero
    public var edgeSpacing: EdgeSpacing?
    public var supplementaryItems: [SupplementaryItem] = []

    public init(_ layoutSize: Size) { self.layoutSize = layoutSize }
  }

  /// A subitem of a group.
  public indirect enum Member: Sendable, Equatable {
    case item(Item)
    case group(Group)

    /// The subitem itself, without what is in it.
    public var item: Item {
      switch self {
      case .item(let item): item
      case .group(let group): group.item
      }
    }
  }

  /// `NSCollectionLayoutGroup`.
  public struct Group: Sendable, Equatable {
    /// How the members are placed.
    public enum Arrangement: Sendable, Equatable {
      case horizontal
      case vertical
      /// At frames relative to the corner of the group, in points.
      case custom([CGRect])
    }

    /// How many members there are.
    public enum Repetition: Sendable, Equatable {
      /// `subitems:`, as many as fit.
      case fitting
      /// `subitem:count:`, equal shares of the length.
      case equalShares(Int)
      /// `repeatingSubitem:count:`, each of its own size.
      case count(Int)
    }

    public var arrangement: Arrangement
    public var repetition: Repetition
    /// Its size, insets, edge spacing and attached views.
    public var item: Item
    /// Empty only for a custom group.
    public var members: [Member]
    public var interItemSpacing: Spacing?

    public init(
      _ arrangement: Arrangement, _ layoutSize: Size, _ members: [Member],
      _ repetition: Repetition = .fitting
    ) {
      self.arrangement = arrangement
      self.repetition = repetition
      self.members = members
      item = Item(layoutSize)
    }

    /// The items of one run of the members, in order; those of a custom group have no description.
    public var leaves: [Item] {
      members.flatMap { member in
        switch member {
        case .item(let item): [item]
        case .group(let group): group.leaves
        }
      }
    }

    /// The group and the groups in it.
    public var groups: [Group] {
      [self]
        + members.flatMap { member in
          if case .group(let group) = member { group.groups } else { [Group]() }
        }
    }
  }
}
