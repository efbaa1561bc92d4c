/// The frames of a run that have been shown, oldest first, within a limit of memory.
///
/// All of the latest frames are kept. Of older ones, the first frame of each block is kept, and fewer the longer the
/// run continues. The first frame of the run is always kept, and so are those in which an invariant first broke.
struct FrameHistory: Sendable {
  /// The limits of what is kept.
  struct Limits: Sendable {
    /// The number of latest frames of which all are kept: half a minute of motion at most.
    var latestFrames = 1_800
    /// The memory the latest frames may take, in bytes.
    var latestBytes = 32 << 20
    /// The number of frames that are thinned at once when there are too many; the first of them is kept.
    var blockLength = 60
    /// The number of older frames kept besides those in which an invariant first broke.
    var earlierFrames = 40
  }

  private struct Entry {
    var frame: Frame
    var moment: Moment
    /// The approximate memory of the frame, in bytes.
    var byteCount: Int
  }

  private let limits: Limits
  private var entries: [Entry] = []
  /// The number of entries at the start that were kept in thinning.
  private var thinned = 0
  /// The memory of the other entries, in bytes.
  private var latestBytes = 0
  /// The moments at which invariants first broke.
  private(set) var breaks = FirstBreaks()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Number of kept frames.
  var count: Int { entries.count }

  /// The newest frame; nil if there is none.
  var last: Frame? { entries.last?.frame }

  /// The moment of each kept frame.
  var moments: [Moment] { entries.map(\.moment) }

  /// The moment of a kept frame.
  ///
  /// - Precondition: The index is that of a kept frame.
  func moment(at index: Int) -> Moment { entries[index].moment }

  /// The frame at an index among the kept ones; nil if there is none.
  func frame(at index: Int) -> Frame? {
    entries.indices.contains(index) ? entries[index].frame : nil
  }

  /// Appends the next frame of the run, unless it equals the newest.
  mutating func append(_ frame: Frame, at moment: Moment) {
    guard frame != last else { return }
    breaks.record(frame, at: moment)
    let entry = Entry(frame: frame, moment: moment, byteCount: frame.byteCount)
    entries.append(entry)
    latestBytes += entry.byteCount
    while isFull { thin() }
  }

  /// Whether frames next to a kept one were removed.
  func isThinned(around index: Int) -> Bool {
    guard index <= thinned else { return false }
    let ticks = entries[max(0, index - 1)...min(index + 1, count - 1)].map(\.moment.tick)
    return zip(ticks, ticks.dropFirst()).contains { $1 - $0 > 1 }
  }

  /// Whether a neighbour of a kept frame has the same time, as between steps without a duration.
  func hasTwin(beside index: Int) -> Bool {
    [index - 1, index + 1].contains {
      entries.indices.contains($0) && entries[$0].moment.time == entries[index].moment.time
    }
  }

  /// Removes the frames after one of them.
  mutating func removeAll(after index: Int) {
    guard index < count - 1 else { return }
    entries.removeSubrange((index + 1)...)
    thinned = min(thinned, entries.count)
    latestBytes = entries[thinned...].reduce(0) { $0 + $1.byteCount }
    if let moment = entries.last?.moment { breaks.removeAll(after: moment) }
  }

  /// Whether there are too many of the latest frames; the newest is never thinned.
  private var isFull: Bool {
    let latest = count - thinned
    return latest > 1 && (latest > limits.latestFrames || latestBytes > limits.latestBytes)
  }

  /// Keeps the first frame of the oldest block, and those in which an invariant first broke.
  ///
  /// If there are too many older frames, removes every other one.
  private mutating func thin() {
    let block = thinned..<min(thinned + limits.blockLength, count - 1)
    latestBytes -= entries[block].reduce(0) { $0 + $1.byteCount }
    let kept = block.filter { $0 == thinned || isFirstBreak($0) }.map { entries[$0] }
    entries.replaceSubrange(block, with: kept)
    thinned += kept.count
    let others = (0..<thinned).filter { !isFirstBreak($0) }
    guard others.count > limits.earlierFrames else { return }
    for (number, index) in others.enumerated().reversed() where !number.isMultiple(of: 2) {
      entries.remove(at: index)
      thinned -= 1
    }
  }

  /// Whether an invariant first broke in a kept frame.
  private func isFirstBreak(_ index: Int) -> Bool {
    breaks.breaks.contains { $0.moment == entries[index].moment }
  }
}

extension Frame {
  /// The approximate memory of the frame, in bytes, including memory shared with other frames.
  fileprivate var byteCount: Int { panes.reduce(0) { $0 + $1.byteCount } }
}

extension PaneFrame {
  fileprivate var byteCount: Int {
    func bytes<Element>(_ array: [Element]) -> Int { array.count * MemoryLayout<Element>.stride }
    let lists = bytes(elements) + bytes(hidden) + bytes(ledger) + bytes(calls)
    let numbers = bytes(measuredMap) + bytes(measuredMapEdges) + bytes(sectionStarts)
    let found = bytes(findings) + bytes(findingsNow) + bytes(findingPlaces) + bytes(missing)
    let texts = elements.reduce(0) { $0 + $1.text.utf8.count }
    return MemoryLayout<PaneFrame>.stride + lists + numbers + found + texts + bytes(motion.history)
      + bytes(guides.sections)
  }
}
