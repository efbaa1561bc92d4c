import Foundation

/// Items in a row, in a column or at places of their own, repeated until the data end.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the members of a group are placed.
  enum Arrangement {
    case row
    case column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// How many members a group has.
  enum Repetition: Equatable {
    /// As many as fit along its axis; if that is estimated, each member once.
    case fitting
    /// A number of members that share the axis equally, whatever their own size.
    case equalShares(Int)
    /// A number of members of their own size.
    case count(Int)
  }

  let arrangement: Arrangement
  let repetition: Repetition
  public let subitems: [NSCollectionLayoutItem]

  /// The space between neighbouring members; nil for none.
  @NSCopying open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary views that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  private init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ repetition: Repetition,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.repetition = repetition
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row that repeats its subitems while they fit into its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(.row, layoutSize, .fitting, subitems)
  }

  /// A column that repeats its subitems while they fit into its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(.column, layoutSize, .fitting, subitems)
  }

  /// A row of a number of equal shares of its width; deprecated since iOS 16.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(.row, layoutSize, .equalShares(count), [subitem])
  }

  /// A column of a number of equal shares of its height; deprecated since iOS 16.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(.column, layoutSize, .equalShares(count), [subitem])
  }

  /// A row of a number of subitems, each of its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(.row, layoutSize, .count(count), [subitem])
  }

  /// A column of a number of subitems, each of its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(.column, layoutSize, .count(count), [subitem])
  }

  /// A group whose items are where a closure places them, relative to the group's corner.
  ///
  /// The closure is called once for a section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(.custom(itemProvider), layoutSize, .fitting, [])
  }

  private static func make(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ repetition: Repetition,
    _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    guard
      let made = NSCollectionLayoutGroup(arrangement, layoutSize, repetition, subitems) as? Self
    else { preconditionFailure("NSCollectionLayoutGroup has no subclasses") }
    return made
  }

  /// A copy with copies of its subitems.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(
      arrangement, layoutSize, repetition, subitems.map { $0.duplicate() })
    copy.interItemSpacing = interItemSpacing
    copy.ownSupplementaryItems = ownSupplementaryItems.map { $0.duplicate() }
    return copyProperties(to: copy)
  }

  /// The group and its members, one a line; inner ones are indented.
  open func visualDescription() -> String { visualDescription(indentedBy: 0) }

  private func visualDescription(indentedBy depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let members = subitems.map { member in
      (member as? NSCollectionLayoutGroup)?.visualDescription(indentedBy: depth + 1)
        ?? "\(indent)  \(member)"
    }
    return (["\(indent)\(description)"] + members).joined(separator: "\n")
  }

  /// The arrangement, the number of members if it is given, and the size.
  open override var description: String {
    let name =
      switch arrangement {
      case .row: "horizontal"
      case .column: "vertical"
      case .custom: "custom"
      }
    let count =
      switch repetition {
      case .fitting: ""
      case .equalShares(let count), .count(let count): " of \(count)"
      }
    return "\(name) group\(count) \(layoutSize)"
  }
}

/// The place of one item of a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in points, relative to the corner of the group.
  public let frame: CGRect
  public let zIndex: Int

  /// An item at a frame, with z index 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item at a frame.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The object itself: an item cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The object itself.
  open override func copy() -> Any { self }
}

/// Returns the places of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
