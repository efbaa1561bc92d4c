import CollectionView
import Foundation

/// What happened to the elements of a pane: in the painted frame, and shortly before it.
struct Markings {
  /// Painted frames for which it is still told what happened in one: two fifths of a second.
  static let afterglow = 24

  private struct Mark: Hashable {
    var track: ElementTrack
    var kind: UInt8
  }

  /// Since the last painted frame.
  private var coming: [ElementTrack: ElementMarks] = [:]
  /// Whether a context concerned everything since then.
  private var concernsAll = false
  /// Cells and views from the queue that are not on the screen yet.
  private var dequeued: Set<ElementTrack> = []
  private var now: [ElementTrack: ElementMarks] = [:]
  private var earlier: [ElementTrack: ElementMarks] = [:]
  /// The last frame in which a mark is told.
  private var ends: [Mark: Int] = [:]
  /// How far what moved did so, as long as that is told.
  private var shifts: [ElementTrack: CGPoint] = [:]
  /// Painted frames so far; those do not count in which what happened before is held.
  private(set) var frame = 0

  /// What happened to an element in the painted frame.
  func marks(of track: ElementTrack) -> ElementMarks { now[track] ?? [] }

  /// What happened to it shortly before.
  func earlierMarks(of track: ElementTrack) -> ElementMarks { earlier[track] ?? [] }

  /// How far it moved by other than the scroll, in points, now or shortly before; nil when it did not.
  func shift(of track: ElementTrack) -> CGPoint? { shifts[track] }

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
  ///   - isHeld: Whether what happened before is told as long as this goes on.
  mutating func paint(moved: [ElementTrack: CGPoint], known: [ElementTrack], isHeld: Bool) {
    if !isHeld { frame += 1 }
    for (track, marks) in now {
      for mark in ElementMarks.each where marks.contains(mark) {
        ends[Mark(track: track, kind: mark.rawValue)] = frame + Self.afterglow
      }
    }
    now = coming
    for (track, shift) in moved {
      now[track, default: []].insert(.moved)
      // What is held is one motion: its parts add up.
      let before = isHeld ? shifts[track] ?? .zero : .zero
      shifts[track] = CGPoint(x: before.x + shift.x, y: before.y + shift.y)
    }
    if concernsAll {
      for track in known { now[track, default: []].insert(.invalidated) }
    }
    coming = [:]
    concernsAll = false
    dequeued = []
    ends = ends.filter { $0.value > frame }
    earlier = [:]
    for mark in ends.keys {
      let kind = ElementMarks(rawValue: mark.kind)
      guard now[mark.track]?.contains(kind) != true else { continue }
      earlier[mark.track, default: []].insert(kind)
    }
    shifts = shifts.filter { track, _ in
      moved[track] != nil || earlier[track]?.contains(.moved) == true
    }
  }

  /// Forgets what was told so far: something new begins.
  mutating func clear() {
    now = [:]
    earlier = [:]
    ends = [:]
    shifts = [:]
  }

  private mutating func add(_ marks: ElementMarks, to track: ElementTrack) {
    coming[track, default: []].insert(marks)
  }
}
