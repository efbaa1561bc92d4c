import CollectionView
import Foundation

/// The marks of a pane's elements, in the last painted frame and shortly before it.
struct Markings {
  /// Number of further painted frames in which a mark is shown: two fifths of a second.
  static let afterglow = 24
  /// Number of off-screen elements whose marks are kept while time is paused or a key is held.
  private static let mostMarked = 1_000

  /// The marks of an element in a frame.
  struct Record: Equatable {
    /// The marks of the painted frame, and those of the frames shortly before.
    var marks: ElementMarks = []
    var earlierMarks: ElementMarks = []
    /// How far the element moved apart from the scroll, in points, now or shortly before; nil if it did not move.
    var shift: CGPoint?
  }

  private struct Marked {
    var now: ElementMarks = []
    /// The last frame in which each earlier mark is shown.
    private var ends: [ElementMarks: Int] = [:]
    private var shift: CGPoint?

    /// Whether a frame shows any mark of the element.
    func isShown(in frame: Int) -> Bool { !now.isEmpty || ends.values.contains { $0 > frame } }

    func record(in frame: Int) -> Record {
      let shown = ElementMarks(ends.filter { $0.value > frame }.keys)
      let isMoved = now.union(shown).contains(.moved)
      return Record(marks: now, earlierMarks: shown.subtracting(now), shift: isMoved ? shift : nil)
    }

    /// Turns the current marks into earlier ones, which are shown up to a frame.
    mutating func age(until frame: Int) {
      for mark in ElementMarks.each where now.contains(mark) { ends[mark] = frame }
      now = []
    }

    mutating func move(by shift: CGPoint) {
      now.insert(.moved)
      self.shift = shift
    }

    /// Removes the mark of an earlier move.
    mutating func endMove() {
      ends[.moved] = nil
      shift = nil
    }
  }

  /// The marks of elements since the last painted frame.
  private var coming: [ElementTrack: ElementMarks] = [:]
  /// Elements whose views came from the reuse queue since then and have not been displayed yet.
  private var dequeued: Set<ElementTrack> = []
  /// Whether a context invalidated everything since then.
  private var concernsAll = false
  private var marked: [ElementTrack: Marked] = [:]
  /// The frame at which expired marks were last removed.
  private var cleaned = 0
  /// Number of painted frames, except those during which earlier marks are kept.
  private(set) var frame = 0

  /// Number of elements that were asked for their size, or took one from a delegate, for the painted frame.
  private(set) var askedCount = 0

  /// The marks of an element in the current frame.
  func record(of track: ElementTrack) -> Record { marked[track]?.record(in: frame) ?? Record() }

  /// Adds marks of an element, to be shown from the next painted frame.
  mutating func add(_ marks: ElementMarks, to track: ElementTrack) {
    coming[track, default: []].formUnion(marks)
  }

  /// Marks everything on the screen as invalidated.
  mutating func addInvalidationOfAll() { concernsAll = true }

  /// Records that the view of an element came from the reuse queue.
  mutating func recordDequeuing(of track: ElementTrack) { dequeued.insert(track) }

  /// Marks an element that is displayed in a view from the reuse queue; a cell that is only reconfigured was displayed
  /// before.
  mutating func recordDisplay(of track: ElementTrack) {
    if dequeued.remove(track) != nil { add(.reused, to: track) }
  }

  /// Assigns the marks since the last frame to a painted frame.
  ///
  /// - Parameters:
  ///   - moved: The elements that moved apart from the scroll, and how far.
  ///   - known: The elements of the previous frame.
  ///   - setOff: Elements whose animation begins; marks of an earlier move end.
  ///   - endsMoves: Whether to end all marks of earlier moves, because other content is shown.
  ///   - continuing: Elements whose animation was under way in the previous frame.
  ///   - isHeld: Whether earlier marks are kept, because a key press is still under way.
  mutating func paint(
    moved: [ElementTrack: CGPoint], known: [ElementTrack],
    setOff: [ElementTrack] = [], endsMoves: Bool = false, continuing: Set<ElementTrack> = [],
    isHeld: Bool
  ) {
    if !isHeld { frame += 1 }
    for track in marked.keys { marked[track]?.age(until: frame + Self.afterglow) }
    askedCount = coming.values.count { !$0.isDisjoint(with: [.asked, .measured]) }
    for (track, marks) in coming { marked[track, default: Marked()].now.formUnion(marks) }
    coming = [:]
    dequeued = []
    if !isHeld { for track in setOff { marked[track]?.endMove() } }
    if endsMoves { for track in marked.keys { marked[track]?.endMove() } }
    for (track, shift) in moved {
      // The frames of a key press, like those of an animation, are one motion: their moves add up.
      let before = isHeld || continuing.contains(track) ? record(of: track).shift : nil
      marked[track, default: Marked()].move(
        by: CGPoint(x: (before?.x ?? 0) + shift.x, y: (before?.y ?? 0) + shift.y))
    }
    if concernsAll {
      for track in known { marked[track, default: Marked()].now.insert(.invalidated) }
    }
    concernsAll = false
    removeOld(known: known)
  }

  private mutating func removeOld(known: [ElementTrack]) {
    if marked.count > Self.mostMarked {
      let known = Set(known)
      marked = marked.filter { !$0.value.now.isEmpty || known.contains($0.key) }
    }
    if frame >= cleaned + Self.afterglow {
      marked = marked.filter { $0.value.isShown(in: frame) }
      cleaned = frame
    }
  }

  /// Removes the marks of all elements.
  mutating func clear() { marked = [:] }
}
