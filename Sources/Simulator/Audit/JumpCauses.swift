import CollectionView
import Foundation

/// What a jump consists of: the culprit, the parts that add up to it, and the sentence about it.
struct JumpCauses {
  /// A part of the way on which the reader's element moved, in points.
  private struct Part {
    var name: String
    var way: CGFloat
  }

  private let move: ReaderMove
  private let painted: JudgedFrame
  private let pixel: CGFloat
  /// The measured elements that may have pushed the reader's element, in order.
  private let pushing: [SizeChange]
  /// The first item that left the screen; nil for none.
  private let gone: IndexPath?

  init(of move: ReaderMove, from last: JudgedFrame?, to painted: JudgedFrame, pixel: CGFloat) {
    self.move = move
    gone = last?.places.inOrder.first { painted.places[$0.item] == nil }?.path
    self.painted = painted
    self.pixel = pixel
    pushing = painted.measured(before: move.reader.path)
  }

  /// The measured element that grew most; nil if nothing was measured, or if something else explains the jump.
  var culprit: Finding.Culprit? {
    if isOfUpheaval { return nil }
    if let blamed {
      return painted.culprit(blamed, moved: move.jump, others: others)
    }
    guard let gone, abs(painted.uncommanded) <= pixel else { return nil }
    return Finding.Culprit(
      category: .cell, indexPath: Array(gone), estimated: nil, measured: nil,
      call: "layoutAttributesForElements(in:)", moved: Double(move.jump))
  }

  /// What decides which fix helps.
  var decisive: FindingCause {
    let correction = painted.uncommanded
    if isOwnCorrection { return .ownCorrection }
    if isOfUpheaval, let cause = painted.events.upheavalCause {
      let hasName = painted.events.nameOfUpdate(before: move.reader.path) != nil
      return cause == .update && !hasName ? .estimateInUpdate : cause
    }
    if let blamed { return cause(of: blamed) }
    return abs(correction) > pixel ? .lateCorrection : .wrongPlaces
  }

  private func cause(of change: SizeChange) -> FindingCause {
    guard change.originalState != .measured else { return .grown }
    let cross = painted.cross
    let isBroader = abs(cross.length(change.preferred) - cross.length(change.original)) > pixel
    return isBroader && !painted.isOneALine ? .measuredBreadth : .measuredAbove
  }

  /// Whether only the app's own correction moved the offset.
  private var isOwnCorrection: Bool {
    let own = painted.axis.position(painted.events.corrected)
    return abs(own) > pixel && abs(own - painted.uncommanded) <= pixel
      && painted.events.upheaval == nil
  }

  private var isOfUpheaval: Bool {
    let growth = pushing.reduce(0) { $0 + painted.growth(of: $1) }
    return painted.events.upheaval != nil && abs(abs(growth) - abs(move.jump)) > pixel
  }

  private var suspects: [SizeChange] { pushing.isEmpty ? painted.measured : pushing }
  private var blamed: SizeChange? {
    suspects.max { abs(painted.growth(of: $0)) < abs(painted.growth(of: $1)) }
  }
  private var others: Int { max(0, suspects.count { painted.growth(of: $0) != 0 } - 1) }

  // MARK: The sentence

  var sentence: String {
    let aligning = painted.events.isAligned ? "; aligning took that back" : ""
    return cause + sum + aligning
  }

  private var cause: String {
    let correction = painted.uncommanded
    if isOwnCorrection {
      let own = painted.axis.position(painted.events.corrected)
      return
        "the app's correction moved the content offset by \(own.signed) pt, and \(reader) went \(distance)"
    }
    if let upheaval = painted.events.upheaval, isOfUpheaval {
      return "\(upheaval) moved \(reader) \(distance)\(place)"
    }
    if let blamed {
      // If the offset was corrected, the correction is wrong, perhaps because none was needed.
      let effect =
        abs(correction) > pixel
        ? ", the content offset was moved by \(correction.signed) pt for it, and \(reader) went \(distance)"
        : " and pushed \(reader) \(distance)"
      return "\(painted.motion) measured \(blamed.summary)"
        + (others > 0 ? " and \(others) more" : "") + effect
    }
    if abs(correction) > pixel {
      return "the content offset was moved by \(correction.signed) pt with nothing measured,"
        + " and \(reader) went \(distance)"
    }
    if let gone { return "\(reader) moved \(distance) when \(gone.short) left the screen" }
    return "\(reader) moved \(distance) by itself"
  }

  private var reader: String { "what you were reading" }

  private var distance: String {
    "\(abs(move.jump).short) pt \(move.jump > 0 ? painted.forward : painted.backward)"
  }

  /// Where the reader's item is now.
  private var place: String {
    let (now, name) = (move.reader.now.span, move.reader.path.short)
    if now.upperBound <= 0 {
      return ": \(name) is now \((-now.lowerBound).short) pt \(painted.before) the screen's start"
    }
    if now.lowerBound >= painted.scroll.viewport {
      return
        ": \(name) is now \((now.lowerBound - painted.scroll.viewport).short) pt \(painted.after) the screen's end"
    }
    return ": \(name) is now at \(now.lowerBound.short) pt"
  }

  // MARK: The sum

  /// The largest number of measured elements that a sum names.
  private static let mostNamed = 4

  /// The parts of the way with their sum; empty for a single part.
  private var sum: String {
    let parts = parts
    guard parts.count > 1 else { return "" }
    let terms = parts.map { "\($0.name) \($0.way.signed)" }.joined(separator: ", ")
    return "; \(terms) = \(move.jump.signed) pt"
  }

  private var parts: [Part] {
    var parts: [Part] = []
    let pushed = move.way + painted.uncommanded
    var rest = pushed
    if painted.isOneALine, abs(pushed) > pixel {
      let grown = pushing.filter { painted.growth(of: $0) != 0 }
      for change in grown.prefix(Self.mostNamed) {
        parts.append(
          Part(name: ElementFrame.Identity(change).summary, way: painted.growth(of: change)))
      }
      let others = grown.dropFirst(Self.mostNamed)
      if !others.isEmpty {
        parts.append(
          Part(
            name: "\(others.count) more", way: others.reduce(0) { $0 + painted.growth(of: $1) }))
      }
      rest -= grown.reduce(0) { $0 + painted.growth(of: $1) }
    }
    if abs(rest) > pixel {
      parts.insert(Part(name: contentName, way: rest), at: 0)
    }
    for author in Author.allCases {
      let way = painted.axis.position(painted.events.uncommandedWays[author] ?? .zero)
      if abs(way) > pixel { parts.append(Part(name: author.partName, way: -way)) }
    }
    let spare = parts.reduce(0) { $0 + $1.way } - move.jump
    if abs(spare) > pixel, !parts.isEmpty {
      parts.append(Part(name: "unavoidable", way: -spare))
    }
    return parts
  }

  /// What moved the element within the content besides measured elements before it.
  private var contentName: String {
    if painted.events.wasReloaded || painted.events.hasReappeared { return "forgotten sizes" }
    if let name = painted.events.nameOfUpdate(before: move.reader.path) { return name }
    if !painted.events.updates.isEmpty { return "forgotten sizes" }
    if painted.events.hasNewLayout { return "the new layout" }
    if painted.events.wasResized { return "the new width" }
    return painted.isOneALine ? "other sizes" : "other lines"
  }
}

extension Author {
  /// The author as a part of a sum: what moved the content offset.
  fileprivate var partName: String {
    switch self {
    case .adjustment: "offset adjustment"
    case .targetOffset: "target offset"
    case .clamp: "clamp"
    case .reload: "reload"
    case .resize: "resize"
    case .code, .animation: "correction"
    case .finger, .deceleration, .bounce, .snap, .page: rawValue
    }
  }
}
