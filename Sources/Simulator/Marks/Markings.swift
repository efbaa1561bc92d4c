import CollectionView
import Foundation

/// What happened to the elements of a pane: in the painted frame, and shortly before it.
struct Markings {
  /// Painted frames for which it is still told what happened in one: two fifths of a second.
  static let afterglow = 24
  /// Elements of which that is remembered, beside those on the screen: where time stands, or a key is held, what happened is
  /// told for as long as that goes on.
  private static let mostMarked = 1_000

  /// What is told of an element.
  struct Record: Equatable {
    /// What happened to it in the painted frame, and shortly before.
    var marks: ElementMarks = []
    var earlierMarks: ElementMarks = []
    /// How far it moved by other than the scroll, in points, now or shortly before; nil when it did not.
    var shift: CGPoint?
  }

  private struct Marked {
    var now: ElementMarks = []
    /// The last frame in which each mark is told, by the place of its bit; 0 for none.
    private var ends = SIMD8<Int32>()
    /// Stays when it is told no more.
    private var shift: CGPoint?

    /// Whether a frame has something to tell of it.
    func isTold(in frame: Int) -> Bool { !now.isEmpty || ends.max() > frame }

    func earlierMarks(in frame: Int) -> ElementMarks {
      var bits: UInt8 = 0
      for bit in 0..<ends.scalarCount where ends[bit] > frame { bits |= 1 << UInt8(bit) }
      return ElementMarks(rawValue: bits & ~now.rawValue)
    }

    /// How far it moved, as far as that is told in a frame.
    func shift(in frame: Int) -> CGPoint? {
      now.contains(.moved) || ends[ElementMarks.moved.bit] > frame ? shift : nil
    }

    /// What happens to it now happened shortly before until a frame is painted.
    mutating func pass(until frame: Int) {
      for mark in ElementMarks.each where now.contains(mark) {
        ends[mark.bit] = Int32(clamping: frame)
      }
      now = []
    }

    mutating func move(by shift: CGPoint) {
      now.insert(.moved)
      self.shift = shift
    }

    /// What moved it before is told no more.
    mutating func endMove() {
      ends[ElementMarks.moved.bit] = 0
      shift = nil
    }
  }

  /// What happened to elements since the last painted frame, in order: to each several things one after another, mostly.
  private var coming: [(track: ElementTrack, marks: ElementMarks)] = []
  /// Those whose views came from the queue since then and are not on the screen yet.
  private var dequeued: [ElementTrack] = []
  /// Whether a context concerned everything since then.
  private var concernsAll = false
  private var marked = ElementTable<Marked>()
  /// Those to which something happened in the painted frame; some twice.
  private var markedNow: [ElementTrack] = []
  /// The frame in which they were last looked through for what is told no more.
  private var cleaned = 0
  /// Painted frames so far; those do not count in which what happened before is held.
  private(set) var frame = 0

  /// Elements that were asked for their size, or took one from a delegate, before the painted frame.
  private(set) var askedCount = 0

  /// What is told of an element.
  func record(of track: ElementTrack) -> Record {
    marked.read(track) { [frame] in
      Record(
        marks: $0.now, earlierMarks: $0.earlierMarks(in: frame), shift: $0.shift(in: frame))
    } ?? Record()
  }

  /// Takes note of what happened to an element.
  mutating func note(_ marks: ElementMarks, of track: ElementTrack) {
    if let last = coming.indices.last, coming[last].track == track {
      coming[last].marks.insert(marks)
    } else {
      coming.append((track, marks))
    }
  }

  /// Takes note that a context concerned everything.
  mutating func noteAllInvalidated() { concernsAll = true }

  /// Takes note that the view of an element came from the queue.
  mutating func noteDequeued(_ track: ElementTrack) { dequeued.append(track) }

  /// Takes note that an element comes to the screen: a cell that is only configured anew was on it already.
  mutating func noteDisplayed(_ track: ElementTrack) {
    guard let place = dequeued.firstIndex(of: track) else { return }
    dequeued.remove(at: place)
    note(.reused, of: track)
  }

  /// Takes a painted frame.
  ///
  /// - Parameters:
  ///   - moved: The elements that stand elsewhere by other than the scroll, and how far.
  ///   - known: The elements of the frame before.
  ///   - setOff: Those of which an animation begins; a move of before is over with it.
  ///   - endsMoves: Whether every move of before is over, as something else is shown.
  ///   - continuing: Those that were in the middle of an animation in the frame before.
  ///   - isHeld: Whether what happened before is told as long as this goes on.
  mutating func paint(
    moved: [ElementTrack: CGPoint], known: some Collection<ElementTrack>,
    setOff: [ElementTrack] = [], endsMoves: Bool = false, continuing: Set<ElementTrack> = [],
    isHeld: Bool
  ) {
    if !isHeld { frame += 1 }
    let end = frame + Self.afterglow
    for track in markedNow { marked.update(track, default: Marked()) { $0.pass(until: end) } }
    markedNow.removeAll(keepingCapacity: true)
    var asked = 0
    for place in coming.indices {
      let (track, marks) = coming[place]
      change(track) { marked in
        if !marked.now.isOfAsking, marks.isOfAsking { asked += 1 }
        marked.now.insert(marks)
      }
    }
    askedCount = asked
    coming.removeAll(keepingCapacity: true)
    dequeued.removeAll(keepingCapacity: true)
    for track in setOff where !isHeld { marked.update(track, default: Marked()) { $0.endMove() } }
    if endsMoves { endAllMoves() }
    for (track, shift) in moved {
      // What is held is one motion, as an animation is: its parts add up.
      let isOne = isHeld || continuing.contains(track)
      change(track) { [frame] marked in
        let before = isOne ? marked.shift(in: frame) ?? .zero : .zero
        marked.move(by: CGPoint(x: before.x + shift.x, y: before.y + shift.y))
      }
    }
    if concernsAll {
      for track in known { change(track) { $0.now.insert(.invalidated) } }
    }
    concernsAll = false
    if marked.count > Self.mostMarked {
      let near = (markedNow + known).map { ($0, marked[$0]) }
      marked.removeAll()
      for (track, value) in near { marked[track] = value }
    }
    if frame >= cleaned + Self.afterglow {
      marked.removeAll { [frame] in !$1.isTold(in: frame) }
      cleaned = frame
    }
  }

  private mutating func endAllMoves() {
    var tracks: [ElementTrack] = []
    marked.forEach { track, _ in tracks.append(track) }
    for track in tracks { marked.update(track, default: Marked()) { $0.endMove() } }
  }

  /// Changes what is told of an element of the painted frame.
  private mutating func change(_ track: ElementTrack, _ change: (inout Marked) -> Void) {
    marked.update(track, default: Marked(), change)
    markedNow.append(track)
  }

  /// Forgets what was told so far: something new begins.
  mutating func clear() {
    marked.removeAll()
    markedNow = []
  }
}

extension ElementMarks {
  /// Whether the element was asked for its size, or took one.
  fileprivate var isOfAsking: Bool { !isDisjoint(with: [.asked, .measured]) }

  /// The place of a single mark's bit.
  fileprivate var bit: Int { rawValue.trailingZeroBitCount }
}
