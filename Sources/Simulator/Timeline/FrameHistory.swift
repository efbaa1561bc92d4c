/// The frames of a run that have been seen, oldest first, kept as differences.
///
/// The latest are all there, 1,800 of them at most, which is half a minute of motion; of those before, one in sixty, and
/// fewer the longer it goes on. Frames that tell of more, as those of whole pages or of several panes do, are fewer: it is
/// what they tell of that takes memory. The 1,200 of a fling in one pane took 4 MB, the 330 in four panes 5 MB. The first
/// one always stays, and so do those in which invariants first broke.
struct FrameHistory: Sendable {
  /// How much is kept.
  struct Limits: Sendable {
    /// Frames that hang on one that is kept whole; to show one costs as many differences at most.
    var blockLength = 60
    /// Elements and calls that are not told of before, and after which the next block begins.
    var blockEntries = 200
    /// Blocks of which every frame is kept, beside the one that is being filled.
    var wholeBlocks = 30
    /// Elements and calls that those may tell of in all.
    var wholeEntries = 6_000
    /// Frames that are kept of earlier ones, beside those in which something first broke.
    var earlierFrames = 40
    /// The newest frames that may be whole at a time, in no block yet: to work out several differences together costs a third
    /// of what it costs to do so between one key and the next, when other things have been done meanwhile.
    var fresh = 8
  }

  private struct Block {
    var first: Frame
    var changes: [FrameChange] = []
    /// How many elements and calls it tells of that the block before does not.
    var entries: Int
    var count: Int { changes.count + 1 }

    init(_ first: Frame, after previous: Frame?) {
      self.first = first
      entries = previous.map { FrameChange(from: $0, to: first).entryCount } ?? 0
    }

    mutating func append(_ change: consuming FrameChange) {
      entries += change.entryCount
      changes.append(change)
    }

    func frame(at place: Int) -> Frame {
      changes.prefix(place).reduce(first) { $1.applied(to: $0) }
    }
  }

  private let limits: Limits
  private var blocks: [Block] = []
  /// The newest frames, whole, and the one before them.
  private var fresh: [Frame] = []
  private var settled: Frame?
  /// How many blocks, the oldest, hold one frame alone: what thinning left.
  private var thinned = 0
  /// Where the run stood at each frame.
  private(set) var moments: [Moment] = []
  /// Where invariants first broke.
  private(set) var breaks = FirstBreaks()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// How many frames are kept.
  var count: Int { moments.count }

  /// The newest frame; nil when there is none.
  var last: Frame? { fresh.last ?? settled }

  /// Whether a frame is the same as the newest, which is not copied for it.
  private func isLast(_ frame: Frame) -> Bool {
    fresh.isEmpty ? frame == settled : frame == fresh[fresh.count - 1]
  }

  /// Takes the next frame of the run, unless it is the same as the newest.
  ///
  /// - Complexity: O(what is drawn), and that for each of several frames now and then.
  mutating func append(_ frame: consuming Frame, at moment: Moment) {
    guard !isLast(frame) else { return }
    breaks.take(frame, at: moment)
    moments.append(moment)
    fresh.append(frame)
    // What is whole is part of the block that is being filled, so that no more is kept for it.
    let filled = (blocks.last?.count ?? 0) + fresh.count
    if fresh.count >= limits.fresh || filled >= limits.blockLength { settle() }
  }

  /// Whether the oldest whole block is one too many, beside the last.
  private var isTooMuch: Bool {
    let whole = blocks[thinned..<blocks.count - 1]
    return whole.count > limits.wholeBlocks
      || whole.reduce(0) { $0 + $1.entries } > limits.wholeEntries
  }

  /// Whether a block, the last, takes one more frame.
  private func hasRoom(_ block: Block) -> Bool {
    block.count < limits.blockLength && block.entries < limits.blockEntries
  }

  /// A frame by its place in time; nil for one that is not there.
  ///
  /// - Complexity: O(a block's length).
  func frame(at index: Int) -> Frame? {
    guard moments.indices.contains(index) else { return nil }
    if index == count - 1 { return last }
    if index >= count - fresh.count { return fresh[index - (count - fresh.count)] }
    let place = place(of: index)
    return blocks[place.block].frame(at: place.change)
  }

  /// Whether frames right before or behind one that is kept are not.
  func isThinned(around index: Int) -> Bool {
    guard index <= thinned else { return false }
    let ticks = moments[max(0, index - 1)...min(index + 1, count - 1)].map(\.tick)
    return zip(ticks, ticks.dropFirst()).contains { $1 - $0 > 1 }
  }

  /// Whether a frame beside one that is kept has the same time, as between steps that take none.
  func hasTwin(beside index: Int) -> Bool {
    [index - 1, index + 1].contains {
      moments.indices.contains($0) && moments[$0].time == moments[index].time
    }
  }

  /// Forgets what came after a frame.
  mutating func removeAll(after index: Int) {
    guard index < count - 1, let frame = frame(at: index) else { return }
    let gone = count - 1 - index
    if gone < fresh.count {
      fresh.removeLast(gone)
    } else {
      fresh = []
      let place = place(of: index)
      blocks.removeSubrange((place.block + 1)...)
      blocks[place.block].changes.removeSubrange(place.change...)
      thinned = min(thinned, blocks.count)
      settled = frame
    }
    moments.removeLast(gone)
    if let moment = moments.last { breaks.removeAll(after: moment) }
  }

  /// Keeps the newest frames as differences, too.
  private mutating func settle() {
    for frame in fresh {
      if let settled, blocks.count > thinned, hasRoom(blocks[blocks.count - 1]) {
        blocks[blocks.count - 1].append(FrameChange(from: settled, to: frame))
      } else {
        blocks.append(Block(frame, after: settled))
        while isTooMuch { thin() }
      }
      settled = frame
    }
    fresh.removeAll(keepingCapacity: true)
  }

  /// The block of a frame, and how many changes lead to it from the block's first.
  private func place(of index: Int) -> (block: Int, change: Int) {
    guard index >= thinned else { return (index, 0) }
    var change = index - thinned
    var block = thinned
    while change >= blocks[block].count {
      change -= blocks[block].count
      block += 1
    }
    return (block, change)
  }

  /// Leaves of the oldest whole block its first frame and those in which something first broke; of too many others every
  /// other one goes.
  private mutating func thin() {
    let places = thinned..<thinned + blocks[thinned].count
    let kept = places.filter { $0 == thinned || isFirstBreak($0) }
    let block = blocks[thinned]
    let frames = kept.map { block.frame(at: $0 - thinned) }
    blocks.replaceSubrange(thinned...thinned, with: frames.map { Block($0, after: nil) })
    moments.replaceSubrange(places, with: kept.map { moments[$0] })
    thinned += kept.count
    let others = (0..<thinned).filter { !isFirstBreak($0) }
    guard others.count > limits.earlierFrames else { return }
    for (number, place) in others.enumerated().reversed() where !number.isMultiple(of: 2) {
      blocks.remove(at: place)
      moments.remove(at: place)
      thinned -= 1
    }
  }

  /// Whether something first broke in a frame that is kept.
  private func isFirstBreak(_ place: Int) -> Bool {
    breaks.breaks.contains { $0.moment == moments[place] }
  }
}
