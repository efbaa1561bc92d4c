import CollectionView
import Foundation

/// What happened to the elements of a pane: in the painted frame, and shortly before it.
struct Markings {
  /// Painted frames for which it is still told what happened in one: two fifths of a second.
  static let afterglow = 24

  /// The last frame in which each mark of an element is told, by the place of its bit; 0 for none.
  private typealias Ends = SIMD8<Int>

  /// Since the last painted frame.
  private var coming: [ElementTrack: ElementMarks] = [:]
  /// Whether a context concerned everything since then.
  private var concernsAll = false
  /// Cells and views from the queue that are not on the screen yet.
  private var dequeued: Set<ElementTrack> = []
  private var now: [ElementTrack: ElementMarks] = [:]
  /// For how long it is told what happened before.
  private var ends: [ElementTrack: Ends] = [:]
  /// The frame in which those were last looked through for what is told no more.
  private var cleaned = 0
  /// How far what moved did so, as long as that is told.
  private var shifts: [ElementTrack: CGPoint] = [:]
  /// Painted frames so far; those do not count in which what happened before is held.
  private(set) var frame = 0

  /// What happened to an element in the painted frame.
  func marks(of track: ElementTrack) -> ElementMarks { now[track] ?? [] }

  /// What happened to it shortly before.
  func earlierMarks(of track: ElementTrack) -> ElementMarks {
    guard let ends = ends[track] else { return [] }
    var marks = ElementMarks()
    for mark in ElementMarks.each where ends[mark.bit] > frame { marks.insert(mark) }
    return marks.subtracting(now[track] ?? [])
  }

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
        ends[track, default: Ends()][mark.bit] = frame + Self.afterglow
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
    if frame >= cleaned + Self.afterglow {
      ends = ends.filter { $0.value.max() > frame }
      cleaned = frame
    }
    for track in shifts.keys where moved[track] == nil {
      if !earlierMarks(of: track).contains(.moved) { shifts[track] = nil }
    }
  }

  /// Forgets what was told so far: something new begins.
  mutating func clear() {
    now = [:]
    ends = [:]
    shifts = [:]
  }

  private mutating func add(_ marks: ElementMarks, to track: ElementTrack) {
    coming[track, default: []].insert(marks)
  }
}

extension ElementMarks {
  /// The place of a single mark's bit.
  fileprivate var bit: Int { rawValue.trailingZeroBitCount }
}
