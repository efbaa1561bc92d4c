/// The frames of a run that have been seen, oldest first, kept as differences.
///
/// The latest 1,800 frames are all there, which is half a minute of motion; of those before, one in sixty, and fewer
/// the longer it goes on. The first one always stays. A frame takes about 2.5 KB for each pane that scrolls: after 83
/// seconds of flings in two panes 10 MB were measured.
struct FrameHistory: Sendable {
  /// How much is kept.
  struct Limits: Sendable {
    /// Frames that hang on one that is kept whole; to show one costs as many differences at most.
    var blockLength = 60
    /// Blocks of which every frame is kept, beside the one that is being filled.
    var wholeBlocks = 30
    /// Frames that are kept of earlier ones.
    var earlierFrames = 120
    /// The newest frames that may be whole at a time: to work out several differences together costs a third of what it
    /// costs to do so between one key and the next, when other things have been done meanwhile.
    var fresh = 8
  }

  private struct Block {
    var first: Frame
    var changes: [FrameChange] = []
    var count: Int { changes.count + 1 }
  }

  private let limits: Limits
  private var blocks: [Block] = []
  /// The newest frames of the last block, whole, and the one before them.
  private var fresh: [Frame] = []
  private var settled: Frame?
  /// How many blocks, the oldest, have been thinned to their first frame.
  private var thinned = 0
  /// Where the run stood at each frame.
  private(set) var moments: [Moment] = []
  /// The newest frame; nil when there is none.
  private(set) var last: Frame?
  /// Where invariants first broke.
  private(set) var breaks = FirstBreaks()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// How many frames are kept.
  var count: Int { moments.count }

  /// Takes the next frame of the run.
  ///
  /// - Complexity: O(what is drawn); the frames before are not touched but for one block in sixty frames.
  mutating func append(_ frame: Frame, at moment: Moment) {
    if blocks.count > thinned, blocks[blocks.count - 1].count + fresh.count < limits.blockLength {
      fresh.append(frame)
      if fresh.count >= limits.fresh { settle() }
    } else {
      settle()
      blocks.append(Block(first: frame))
      settled = frame
    }
    moments.append(moment)
    breaks.take(frame, at: moment)
    last = frame
    if blocks.count - thinned > limits.wholeBlocks + 1 { thin() }
  }

  /// A frame by its place in time; nil for one that is not there.
  ///
  /// - Complexity: O(a block's length).
  func frame(at index: Int) -> Frame? {
    guard moments.indices.contains(index) else { return nil }
    if index == count - 1 { return last }
    if index >= count - fresh.count { return fresh[index - (count - fresh.count)] }
    let place = place(of: index)
    let block = blocks[place.block]
    return block.changes.prefix(place.change).reduce(block.first) { $1.applied(to: $0) }
  }

  /// Forgets what came after a frame.
  mutating func removeAll(after index: Int) {
    guard index < count - 1, let frame = frame(at: index) else { return }
    settle()
    let place = place(of: index)
    blocks.removeSubrange((place.block + 1)...)
    blocks[place.block].changes.removeSubrange(place.change...)
    moments.removeSubrange((index + 1)...)
    thinned = min(thinned, blocks.count)
    if let moment = moments.last { breaks.removeAll(after: moment) }
    last = frame
    settled = frame
  }

  /// Keeps the newest frames as differences, too.
  private mutating func settle() {
    for frame in fresh {
      guard let before = settled else { break }
      blocks[blocks.count - 1].changes.append(FrameChange(from: before, to: frame))
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

  /// Leaves of the oldest whole block its first frame; of too many such frames every other one goes.
  private mutating func thin() {
    moments.removeSubrange(thinned + 1..<thinned + blocks[thinned].count)
    blocks[thinned].changes = []
    thinned += 1
    guard thinned > limits.earlierFrames else { return }
    for index in (0..<thinned).reversed() where !index.isMultiple(of: 2) {
      blocks.remove(at: index)
      moments.remove(at: index)
    }
    thinned = (thinned + 1) / 2
  }
}
