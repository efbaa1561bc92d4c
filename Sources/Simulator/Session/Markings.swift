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
      var marks = ElementMarks()
      for mark in ElementMarks.each where ends[mark.bit] > frame { marks.insert(mark) }
      return marks.subtracting(now)
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
  }

  /// Since the last painted frame.
  private var coming: [ElementTrack: ElementMarks] = [:]
  /// Whether a context concerned everything since then.
  private var concernsAll = false
  /// Cells and views from the queue that are not on the screen yet.
  private var dequeued: Set<ElementTrack> = []
  private var marked: [ElementTrack: Marked] = [:]
  /// Those to which something happened in the painted frame; some twice.
  private var markedNow: [ElementTrack] = []
  /// The frame in which they were last looked through for what is told no more.
  private var cleaned = 0
  /// Painted frames so far; those do not count in which what happened before is held.
  private(set) var frame = 0

  /// Elements that were asked for their size, or took one from a delegate, since the last painted frame.
  var askedCount: Int { coming.values.count { !$0.isDisjoint(with: [.asked, .measured]) } }

  /// What is told of an element.
  func record(of track: ElementTrack) -> Record {
    guard let marked = marked[track] else { return Record() }
    return Record(
      marks: marked.now, earlierMarks: marked.earlierMarks(in: frame),
      shift: marked.shift(in: frame))
  }

  /// Takes note of an event; `track` finds the element that an index path means now.
  mutating func note(
    _ event: CollectionViewEvent, track: (ElementFrame.Identity) -> ElementTrack
  ) {
    switch event {
    case .measured(let change): add(.measured, to: track(ElementFrame.Identity(change)))
    case .invalidated(.all): concernsAll = true
    case .invalidated(.named(let names)):
      for name in names { add(.invalidated, to: track(ElementFrame.Identity(name))) }
    case .call(let call): note(call, track: track)
    case .pass, .passEnd, .contentOffset, .contentSize, .wentThrough, .diagnostic: break
    }
  }

  private mutating func note(
    _ call: Call, track: (ElementFrame.Identity) -> ElementTrack
  ) {
    func element(_ kind: String?, _ path: IndexPath) -> ElementTrack {
      track(ElementFrame.Identity(kind: kind, path))
    }
    switch call {
    case .preferredLayoutAttributesFitting(let kind, let path, _, _):
      add(.asked, to: element(kind, path))
    case .cellForItem(let path, reused: true): dequeued.insert(element(nil, path))
    case .viewForSupplementaryElement(let kind, let path, reused: true):
      dequeued.insert(element(kind, path))
    case .willDisplay(let kind, let path):
      // A cell that is only configured anew was on the screen already.
      let track = element(kind, path)
      if dequeued.remove(track) != nil { add(.reused, to: track) }
    default: break
    }
  }

  /// Takes a painted frame.
  ///
  /// - Parameters:
  ///   - moved: The elements that stand elsewhere by other than the scroll, and how far.
  ///   - known: The elements of the frame before.
  ///   - continuing: Those that were in the middle of an animation in the frame before.
  ///   - isHeld: Whether what happened before is told as long as this goes on.
  mutating func paint(
    moved: [ElementTrack: CGPoint], known: some Collection<ElementTrack>,
    continuing: Set<ElementTrack> = [], isHeld: Bool
  ) {
    if !isHeld { frame += 1 }
    for track in markedNow { marked[track]?.pass(until: frame + Self.afterglow) }
    markedNow.removeAll(keepingCapacity: true)
    for (track, marks) in coming {
      marked[track, default: Marked()].now = marks
      markedNow.append(track)
    }
    for (track, shift) in moved {
      // What is held is one motion, as an animation is: its parts add up.
      let isOne = isHeld || continuing.contains(track)
      let before = isOne ? marked[track]?.shift(in: frame) ?? .zero : .zero
      marked[track, default: Marked()].move(
        by: CGPoint(x: before.x + shift.x, y: before.y + shift.y))
      markedNow.append(track)
    }
    if concernsAll {
      for track in known { marked[track, default: Marked()].now.insert(.invalidated) }
      markedNow.append(contentsOf: known)
    }
    coming = [:]
    concernsAll = false
    dequeued = []
    if marked.count > Self.mostMarked {
      let near = Set(known)
      marked = marked.filter { near.contains($0.key) || !$0.value.now.isEmpty }
    }
    if frame >= cleaned + Self.afterglow {
      marked = marked.filter { $0.value.isTold(in: frame) }
      cleaned = frame
    }
  }

  /// Forgets what was told so far: something new begins.
  mutating func clear() {
    marked = [:]
    markedNow = []
  }

  private mutating func add(_ marks: ElementMarks, to track: ElementTrack) {
    coming[track, default: []].insert(marks)
  }
}

extension ElementMarks {
  /// The place of a single mark's bit.
  fileprivate var bit: Int { rawValue.trailingZeroBitCount }
}
