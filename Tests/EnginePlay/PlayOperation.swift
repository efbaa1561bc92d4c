/// Something that happens, as numbers that mean something in any state: a play stays valid when others are left out.
public struct PlayOperation: Equatable, Sendable {
  /// What happens.
  public enum Kind: CaseIterable, Sendable {
    /// A finger moves the content a little.
    case scroll
    /// The program goes to an offset or an item.
    case jump
    /// Cells come to have another size.
    case measure
    case insert
    case delete
    case move
    /// Items, sections or everything.
    case reload
    case resize
    /// Deletes, inserts, moves and reloads of items in one batch.
    case mixed
    /// Inserts, deletes and moves sections.
    case sections
  }

  public var kind: Kind
  /// Four numbers, none negative; a number that picks one of several is taken modulo their count.
  public var numbers: [Int]

  public init(_ kind: Kind, _ numbers: [Int]) {
    self.kind = kind
    self.numbers = numbers
  }

  init(_ dice: inout PlayDice) {
    let kinds: [Kind] = [
      .scroll, .scroll, .scroll, .scroll, .jump, .jump, .measure, .insert, .delete, .move, .reload,
      .resize, .mixed, .sections,
    ]
    kind = dice.pick(kinds)
    numbers = (0..<4).map { _ in dice.number(0...9999) }
  }
}
