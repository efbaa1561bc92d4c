import Foundation

/// A random operation whose numbers are valid in every state, so that a play stays valid if other operations are removed.
public struct PlayOperation: Equatable, Sendable {
  /// The kind of operation.
  public enum Kind: CaseIterable, Sendable {
    /// Scrolls by a distance, as a finger does.
    case scroll
    /// Scrolls to an offset or an item, as code does.
    case jump
    /// Changes the true size of cells.
    case measure
    case insert
    case delete
    case move
    /// Reloads items, sections or everything.
    case reload
    case resize
    /// Deletes, inserts, moves and reloads items in one batch.
    case mixed
    /// Inserts, deletes and moves sections.
    case sections
  }

  public var kind: Kind
  /// Four non-negative numbers; to select one of *n* things, a number is used modulo *n*.
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

extension PlayOperation {
  /// The step that the operation performs on this data and these legal offsets; nil if it cannot be applied.
  func step(
    in content: inout PlainContent, offsets: ClosedRange<CGFloat>, visible: [IndexPath],
    viewport: CGSize
  ) -> PlayStep? {
    switch kind {
    case .scroll:
      // One scroll in four is in thirds of a point.
      let reach = Int(viewport.height)
      let points = number(0) % (3 * reach + 1) - 3 * reach / 2
      return .scroll(by: number(1) % 4 == 0 ? CGFloat(points) / 3 : CGFloat(points))
    case .jump: return jump(in: content, offsets)
    case .measure:
      let paths = changed(in: content, visible)
      return paths.isEmpty ? nil : .change(paths, by: CGFloat(number(1) % 401 - 150) / 2)
    case .resize:
      let height = number(1) % 3 == 0 ? viewport.height : CGFloat(number(2) % 600 + 100)
      return .resize(
        CGSize(width: PlaySetup.widths[number(0) % PlaySetup.widths.count], height: height))
    case .reload where number(3) % 3 == 0: return .reloadData
    case .insert, .delete, .move, .reload, .mixed, .sections:
      return batch(in: &content).map(PlayStep.update)
    }
  }

  func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }

  private func jump(in content: PlainContent, _ offsets: ClosedRange<CGFloat>) -> PlayStep? {
    let length = offsets.upperBound - offsets.lowerBound
    guard number(0) % 2 == 0, let path = path(number(1), number(2), in: content) else {
      let offset = offsets.lowerBound + (length * CGFloat(number(1)) / 9900).rounded(.down)
      return .offset(min(offsets.upperBound, offset))
    }
    let positions = PlayStep.Position.allCases
    return .show(path, positions[number(3) % positions.count])
  }

  private func changed(in content: PlainContent, _ visible: [IndexPath]) -> [IndexPath] {
    if number(0) % 3 > 0, !visible.isEmpty {
      let first = number(2) % visible.count
      return Array(visible[first..<min(visible.count, first + 1 + number(3) % 3)])
    }
    return path(number(2), number(3), in: content).map { [$0] } ?? []
  }

  // MARK: Batches

  private func batch(in content: inout PlainContent) -> PlayBatch? {
    var batch = PlayBatch()
    switch kind {
    case .insert:
      guard let section = section(number(0), in: content) else { return nil }
      let at = number(1) % (content.sections[section].items.count + 1)
      let ids = content.takeIDs(number(2) % 4 + 1)
      batch.inserts = ids.enumerated().map { ([section, at + $0.offset], $0.element) }
    case .delete:
      guard let path = path(number(0), number(1), in: content) else { return nil }
      let end = min(content.sections[path.section].items.count, path.item + number(2) % 4 + 1)
      batch.deletes = (path.item..<end).map { [path.section, $0] }
    case .move:
      guard let from = path(number(0), number(1), in: content),
        let section = section(number(2), in: content)
      else { return nil }
      let count = content.sections[section].items.count + (section == from.section ? 0 : 1)
      batch.moves = [.init(from: from, to: [section, number(3) % count])]
    case .reload:
      guard let path = path(number(0), number(1), in: content) else { return nil }
      if number(2) % 5 == 0 {
        batch.sectionReloads = [path.section]
      } else {
        let end = min(content.sections[path.section].items.count, path.item + number(2) % 3 + 1)
        batch.reloads = (path.item..<end).map { [path.section, $0] }
      }
    case .sections: takeSections(into: &batch, &content)
    default: mix(into: &batch, &content)
    }
    return batch
  }

  private func takeSections(into batch: inout PlayBatch, _ content: inout PlainContent) {
    let count = content.sections.count
    switch number(0) % 4 {
    case 0 where count < 6:
      let ids = content.takeIDs(number(2) % 20)
      batch.sectionInserts = [(number(1) % (count + 1), ids)]
    case 1 where count > 0: batch.sectionDeletes = [number(1) % count]
    case 2 where count > 1:
      batch.sectionMoves = [.init(from: number(1) % count, to: number(2) % count)]
    default:
      // Delete a section, insert another one, and insert an item into one that stays.
      guard count > 1 else { return }
      let gone = number(1) % count
      let place = number(2) % count
      batch.sectionDeletes = [gone]
      batch.sectionInserts = [(place, content.takeIDs(number(3) % 5))]
      let staying = (0..<count).filter { $0 != place }
      let target = staying[number(3) % staying.count]
      batch.inserts = [([target, 0], content.takeIDs(1)[0])]
    }
  }

  /// Deletes, moves, reloads and inserts some items, each at a different place.
  private func mix(into batch: inout PlayBatch, _ content: inout PlainContent) {
    var dice = PlayDice(seed: UInt64(number(0)))
    var counts = content.sections.map(\.items.count)
    guard !counts.isEmpty else { return }
    var untouched = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    func take() -> IndexPath? {
      untouched.isEmpty ? nil : untouched.remove(at: dice.number(0...untouched.count - 1))
    }
    for _ in 0..<number(1) % 4 {
      guard let path = take() else { break }
      batch.deletes.append(path)
      counts[path.section] -= 1
    }
    var arrivals: [(from: IndexPath?, section: Int)] = []
    for _ in 0..<number(2) % 3 {
      guard let from = take() else { break }
      counts[from.section] -= 1
      arrivals.append((from, dice.number(0...counts.count - 1)))
    }
    if let path = take() { batch.reloads = [path] }
    for _ in 0..<number(3) % 4 { arrivals.append((nil, dice.number(0...counts.count - 1))) }
    for arrival in arrivals { counts[arrival.section] += 1 }
    var taken: Set<IndexPath> = []
    for arrival in arrivals {
      var to: IndexPath
      repeat {
        to = [arrival.section, dice.number(0...counts[arrival.section] - 1)]
      } while !taken.insert(to).inserted
      if let from = arrival.from {
        batch.moves.append(.init(from: from, to: to))
      } else {
        batch.inserts.append((to, content.takeIDs(1)[0]))
      }
    }
  }

  private func section(_ number: Int, in content: PlainContent) -> Int? {
    content.sections.isEmpty ? nil : number % content.sections.count
  }

  private func path(_ section: Int, _ item: Int, in content: PlainContent) -> IndexPath? {
    let filled = content.sections.indices.filter { !content.sections[$0].items.isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = filled[section % filled.count]
    return [section, item % content.sections[section].items.count]
  }
}

/// An operation applied to a state of the data, with offsets and sizes in points.
enum PlayStep {
  /// A scroll position.
  enum Position: String, CaseIterable {
    case top
    case centeredVertically
    case bottom
    case none
  }

  case scroll(by: CGFloat)
  case offset(CGFloat)
  case show(IndexPath, Position)
  /// Adds to the true heights of items.
  case change([IndexPath], by: CGFloat)
  case update(PlayBatch)
  case reloadData
  case resize(CGSize)
}

/// A batch update: deletes and reloads use old index paths, inserts use new ones.
struct PlayBatch {
  struct Move<Place> {
    var from: Place
    var to: Place
  }

  var deletes: [IndexPath] = []
  /// New items with their index paths.
  var inserts: [(path: IndexPath, id: Int)] = []
  var moves: [Move<IndexPath>] = []
  var reloads: [IndexPath] = []
  var sectionDeletes: [Int] = []
  /// New sections with their numbers and items.
  var sectionInserts: [(section: Int, ids: [Int])] = []
  var sectionMoves: [Move<Int>] = []
  var sectionReloads: [Int] = []
}
