import Foundation

/// An item as the scene lists it, before it has an identity.
struct ItemDraft: Sendable {
  var id: String?
  var text = ""
  var size: CGSize?
  /// Whatever else the item carries, by field.
  var fields: [SceneValue.Entry] = []

  /// Whether a reader will know it by its identity.
  var isNamed: Bool { id != nil || text.isEmpty }

  /// Reads a text, or `{ id, text, size, … }`.
  init(from value: SceneValue) throws {
    guard let entries = value.entries else {
      guard case .text(let text, _) = value.content else {
        throw value.wants("a text or a map with `text`, `id` and `size`")
      }
      self.text = text
      return
    }
    id = try value["id"]?.text()
    text = try value["text"]?.text() ?? ""
    size = try value["size"]?.size()
    fields = entries.filter { !["id", "size"].contains($0.key) }
  }
}
