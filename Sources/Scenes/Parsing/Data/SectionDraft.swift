import Foundation

/// A section as the scene writes it, before it is repeated and its items have identities.
struct SectionDraft: Sendable {
  enum Items: Sendable {
    case numbered(Int)
    case listed([ItemDraft])

    var count: Int {
      switch self {
      case .numbered(let count): count
      case .listed(let items): items.count
      }
    }
  }

  var header: String?
  var footer: String?
  var items: Items
  var times = 1

  init(items: Items) {
    self.items = items
  }

  /// Reads the keys `items`, `header` and `footer`; the caller reads other keys of the map.
  ///
  /// - Parameters:
  ///   - map: The section.
  ///   - limit: The largest number of items that a count may give.
  /// - Throws: `SceneError` for a value of another form or out of range.
  init(from map: MapReader, atMost limit: Int) throws {
    items = .numbered(0)
    header = try map["header"]?.text()
    footer = try map["footer"]?.text()
    guard let value = map["items"] else { return }
    if case .text = value.content {
      items = .numbered(try value.wholeNumber(0...limit))
    } else {
      items = .listed(try value.list(of: "items").map(ItemDraft.init(from:)))
    }
  }
}

/// An item as the scene lists it, before it has an identity.
struct ItemDraft: Sendable {
  var id: String?
  var text = ""
  var size: CGSize?
  /// The items that are shown below it while it is expanded.
  var children: [ItemDraft] = []
  /// The other fields of the item.
  var fields: [SceneValue.Entry] = []

  /// The item and everything below it.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The value of `Item.isNamed`: whether a reader knows the item by its identity.
  var isNamed: Bool { id != nil || text.isEmpty }

  /// Reads a text, or `{ id, text, size, … }`.
  init(from value: SceneValue) throws {
    guard let entries = value.entries else {
      guard case .text(let text, _) = value.content else {
        throw value.needs("a text or a map with `text`, `id`, `size` and `children`")
      }
      self.text = text
      return
    }
    id = try value["id"]?.text()
    text = try value["text"]?.text() ?? ""
    size = try value["size"]?.size()
    children = try value["children"]?.list(of: "items").map(ItemDraft.init(from:)) ?? []
    fields = entries.filter { !["id", "size", "children"].contains($0.key) }
  }
}
