import Foundation

/// What UIKit says of changes in a batch that cannot be made, with index paths as `0 - 3`.
///
/// The sentences are those of the spec's cases and of reports; those about moves stand in the class dumps of `UITableView`
/// (UIKit-3698.84.15) and of UXKit's `UXCollectionView`, the doubled `to` included.
public enum UpdateMessage {
  /// How many there are where a place was looked for that does not exist.
  public enum Count {
    case sections(Int)
    /// In the section that was named, which exists.
    case items(Int)

    /// Why there is no item at a path among the counts of all sections; nil where there is one.
    public init?(missing path: IndexPath, among counts: [Int]) {
      guard path.isOfItem, counts.indices.contains(path.section) else {
        self = .sections(counts.count)
        return
      }
      let count = counts[path.section]
      guard path.item >= count else { return nil }
      self = .items(count)
    }
  }

  /// Of an item whose place is told by the counts before the update.
  public static func delete(_ path: IndexPath, of count: Count) -> String {
    guard path.isOfItem else { return noItem(path, "delete") }
    let place = "attempt to delete item \(path.item) from section \(path.section)"
    return switch count {
    case .sections(let count):
      "\(place), but there are only \(count) sections before the update"
    case .items(let count): "\(place) which only contains \(count) items before the update"
    }
  }

  /// Of an item whose place is told by the counts after the update.
  public static func insert(_ path: IndexPath, among count: Count) -> String {
    guard path.isOfItem else { return noItem(path, "insert") }
    let place = "attempt to insert item \(path.item) into section \(path.section)"
    return switch count {
    case .sections(let count): "\(place), but there are only \(count) sections after the update"
    case .items(let count):
      "\(place), but there are only \(count) items in section \(path.section) after the update"
    }
  }

  /// Of an item whose place is told by the counts before the update.
  public static func move(_ path: IndexPath, of count: Count) -> String {
    guard path.isOfItem else { return noItem(path, "move") }
    let place = "attempt to move index path (\(path.inWords))"
    return switch count {
    case .sections(let count):
      "\(place) from a section that does not exist - there are only \(count) sections before the update"
    case .items(let count):
      "\(place) that does not exist - there are only \(count) items in section \(path.section) before the update"
    }
  }

  /// Of an item whose place is told by the counts after the update.
  public static func move(_ path: IndexPath, to target: IndexPath, among count: Count) -> String {
    guard target.isOfItem else { return noItem(target, "move to") }
    let place = "attempt to move index path (\(path.inWords)) to index path (\(target.inWords))"
    return switch count {
    case .sections(let count):
      "\(place) in section that does not exist - there are only \(count) sections after the update"
    case .items(let count):
      "\(place) that does not exist - there are only \(count) items in section \(target.section) after the update"
    }
  }

  public static func moves(from path: IndexPath, to one: IndexPath, and other: IndexPath) -> String
  {
    "attempt to move item at index path \(path.inWords) to both \(one.inWords) and \(other.inWords)"
  }

  public static func moves(_ one: IndexPath, and other: IndexPath, to path: IndexPath) -> String {
    "attempt to move both item at index path \(one.inWords) and \(other.inWords) to \(path.inWords)"
  }

  // MARK: Sections

  /// Of a section that is none of so many before the update.
  public static func delete(section: Int, of count: Int) -> String {
    "attempt to delete section \(section), but there are only \(count) sections before the update"
  }

  /// Of a section that would be none of so many after the update.
  public static func insert(section: Int, among count: Int) -> String {
    "attempt to insert section \(section) but there are only \(count) sections after the update"
  }

  /// Of a section that is none of so many before the update.
  public static func move(section: Int, of count: Int) -> String {
    "attempt to move section \(section), but there are only \(count) sections before the update"
  }

  /// Of a section that would be none of so many after the update.
  public static func move(section: Int, to target: Int, among count: Int) -> String {
    "attempt to to move section \(section) to section \(target), but there are only \(count) sections after the update"
  }

  public static func moves(fromSection section: Int, to one: Int, and other: Int) -> String {
    "attempt to move section \(section) to both section \(one) and section \(other)"
  }

  public static func moves(sections one: Int, and other: Int, to section: Int) -> String {
    "attempt to move both section \(one) and section \(other) to section \(section)"
  }

  /// This module's own words: UIKit traps before it comes to any.
  private static func noItem(_ path: IndexPath, _ verb: String) -> String {
    "attempt to \(verb) the item at \(Array(path)), which is no index path of an item"
  }
}

extension IndexPath {
  fileprivate var isOfItem: Bool { count == 2 && section >= 0 && item >= 0 }
}
