import Foundation

/// UIKit's messages about impossible changes in a batch, with index paths as `0 - 3`.
///
/// They are quoted from public reports; those about moves, the doubled `to` included, are inferred from them.
public enum UpdateMessage {
  /// The number of sections or items where a place does not exist.
  public enum Count {
    case sections(Int)
    /// In the section of the path, which exists.
    case items(Int)

    /// The count that a path exceeds among the counts of all sections; nil if the item exists.
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

  /// For an item, by its path before the update.
  public static func delete(_ path: IndexPath, of count: Count) -> String {
    guard path.isOfItem else { return noItem(path, "delete") }
    let place = "attempt to delete item \(path.item) from section \(path.section)"
    return switch count {
    case .sections(let count):
      "\(place), but there are only \(count) sections before the update"
    case .items(let count): "\(place) which only contains \(count) items before the update"
    }
  }

  /// For an item, by its path after the update.
  public static func insert(_ path: IndexPath, among count: Count) -> String {
    guard path.isOfItem else { return noItem(path, "insert") }
    let place = "attempt to insert item \(path.item) into section \(path.section)"
    return switch count {
    case .sections(let count): "\(place), but there are only \(count) sections after the update"
    case .items(let count):
      "\(place), but there are only \(count) items in section \(path.section) after the update"
    }
  }

  /// For an item, by its path before the update.
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

  /// For an item, by its path after the update.
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

  /// For a section that does not exist before the update.
  public static func delete(section: Int, of count: Int) -> String {
    "attempt to delete section \(section), but there are only \(count) sections before the update"
  }

  /// For a section that does not exist after the update.
  public static func insert(section: Int, among count: Int) -> String {
    "attempt to insert section \(section) but there are only \(count) sections after the update"
  }

  /// For a section that does not exist before the update.
  public static func move(section: Int, of count: Int) -> String {
    "attempt to move section \(section), but there are only \(count) sections before the update"
  }

  /// For a section that does not exist after the update.
  public static func move(section: Int, to target: Int, among count: Int) -> String {
    "attempt to to move section \(section) to section \(target), but there are only \(count) sections after the update"
  }

  public static func moves(fromSection section: Int, to one: Int, and other: Int) -> String {
    "attempt to move section \(section) to both section \(one) and section \(other)"
  }

  public static func moves(sections one: Int, and other: Int, to section: Int) -> String {
    "attempt to move both section \(one) and section \(other) to section \(section)"
  }

  /// A message of this module: UIKit traps without one.
  private static func noItem(_ path: IndexPath, _ verb: String) -> String {
    "attempt to \(verb) the item at \(Array(path)), which is no index path of an item"
  }
}

extension IndexPath {
  fileprivate var isOfItem: Bool { count == 2 && section >= 0 && item >= 0 }
}
