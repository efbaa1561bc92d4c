/// A section as the scene writes it, before it is repeated and its items have identities.
struct SectionDraft {
  enum Items {
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
}
