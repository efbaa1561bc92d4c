import Foundation
import Scenes
import Testing

@testable import CollectionView
@testable import Simulator

/// The names and sentences of findings; what is found is tested elsewhere, by the fields of findings.
@Suite("The wording of findings")
@MainActor
struct FindingWordingTests {
  /// A list of rows, the first five of which are on the screen.
  private static func frame(_ change: (inout JudgedFrame) -> Void = { _ in }) -> JudgedFrame {
    var frame = JudgedFrame()
    frame.pane.bounds = CGRect(x: 0, y: 1000, width: 320, height: 480)
    frame.pixel = 0.5
    frame.truth.isKnown = true
    frame.truth.arrangement = .list
    frame.scroll.viewport = 480
    frame.scroll.last = 5000
    frame.scroll.offset = 1000
    frame.content.extent = 6000
    frame.elements = (0..<5).map { item in
      var element = ElementFrame()
      element.indexPath = [0, item]
      element.frame = CGRect(x: 0, y: 1000 + CGFloat(item) * 100, width: 320, height: 100)
      element.detail.item = ItemIdentity(id: "\(item)", position: item)
      return element
    }
    frame.places = places(of: frame)
    change(&frame)
    return frame
  }

  private static func places(of frame: JudgedFrame) -> ReaderPlaces {
    ReaderPlaces(
      frame.elements.compactMap {
        ReaderPlace($0, along: .vertical, from: frame.pane.bounds.minY, anchor: .visible)
      })
  }

  /// A measured cell.
  private static func change(
    _ path: IndexPath, _ estimated: CGFloat, _ measured: CGFloat, state: SizeState = .estimated
  ) -> SizeChange {
    SizeChange(
      category: .cell, kind: nil, indexPath: path,
      original: CGSize(width: 320, height: estimated),
      preferred: CGSize(width: 320, height: measured), originalState: state)
  }

  /// The sentence about what one frame, or the second of two, breaks.
  private func sentence(
    _ invariant: Invariant, _ frames: JudgedFrame...
  ) -> String? {
    var audit = Audit(anchor: .visible, displayScale: 2)
    for var frame in frames {
      if let last = audit.last {
        frame.survivors = Survivors(from: last, to: frame, anchor: .visible)
      }
      audit.check(frame, at: 0)
    }
    return audit.current.first { $0.invariant == invariant }?.message
  }

  // MARK: Names

  @Test("Every kind has a name of its own and a sentence, and every invariant a kind")
  func kinds() {
    let headlines = FindingKind.all.map(\.headline)
    #expect(Set(headlines).count == headlines.count)
    #expect(headlines.allSatisfy { $0 == $0.uppercased() && $0.count <= 15 })
    #expect(FindingKind.all.allSatisfy { $0.summary.hasSuffix(".") && $0.counted.hasSuffix("s") })
    for invariant in Invariant.allCases { #expect(invariant.kind.invariant == invariant) }
  }

  @Test("Every headline of the format has a kind, and every invariant is one of the format's")
  func headlinesOfScenes() {
    #expect(SceneFormat.invariants.map(\.name) == Invariant.allCases.map(\.rawValue))
    #expect(
      FindingKind.all.map(\.headline).sorted() == FindingHeadline.allCases.map(\.rawValue).sorted())
  }

  @Test("A kind is found by its invariant or by its headline")
  func named() {
    #expect(FindingKind.named("anchor")?.headline == "JUMP")
    #expect(FindingKind.named("JUMP")?.invariant == .anchor)
    #expect(FindingKind.named("crowded out")?.invariant == .coverage)
    #expect(FindingKind.named("coverage")?.headline == "BLANK")
    #expect(FindingKind.named("Missed-Target")?.invariant == .target)
    #expect(FindingKind.named("JUMP (anchor)")?.invariant == .anchor)
    #expect(FindingKind.named("nothing") == nil)
    #expect(Symptom(named: "JUMP") == .finding(.anchor))
  }

  // MARK: Sentences

  @Test("CONTENT OFF")
  func contentSize() {
    let frozen = Self.frame {
      ($0.content.extent, $0.content.modelExtent, $0.content.expectedExtent) = (400, 1200, 1200)
    }
    #expect(
      sentence(.contentSize, frozen)
        == "content size is 400 pt; the layout's frames add up to 1200 pt")
    let old = Self.frame {
      ($0.content.extent, $0.content.modelExtent, $0.content.expectedExtent) = (1200, 1200, 1080)
    }
    #expect(
      sentence(.contentSize, old) == "content size is 1200 pt; true sizes add up to 1080 pt")
  }

  @Test("OUT OF REACH")
  func reachability() {
    let short = Self.frame {
      ($0.content.modelExtent, $0.scroll.reachableEnd, $0.scroll.last) = (1200, 480, 0)
    }
    #expect(
      sentence(.reachability, short)
        == "the last 720 pt of the content cannot be scrolled to: the offset ends at 0")
  }

  @Test("BLANK and CROWDED OUT")
  func coverage() {
    func missing(_ change: (inout EmptyPlaces) -> Void = { _ in }) -> JudgedFrame {
      Self.frame {
        $0.empty.intervals = [1380..<1480]
        $0.empty.missing = [[0, 3], [0, 4], [0, 5], [0, 6]]
        change(&$0.empty)
      }
    }
    #expect(
      sentence(.coverage, missing())
        == "[0, 3], [0, 4], [0, 5] … should be here: their frames are on the screen, but the layout was not asked"
    )
    #expect(
      sentence(.coverage, missing { ($0.missing, $0.cause) = ([[0, 3]], .misplaced) })
        == "[0, 3] should be here: its cell was created but placed elsewhere")
    #expect(
      sentence(.coverage, missing { ($0.missing, $0.cause) = ([[1, 2], [1, 3]], .displaced) })
        == "[1, 2], [1, 3] should be here: their true places are here, but the layout has them elsewhere"
    )
    #expect(
      sentence(.coverage, missing { $0.missing = [] })
        == "the screen shows 100 pt beyond the content")
    var shrunk = missing()
    shrunk.events.recordMeasurement(Self.change([0, 1], 100, 40))
    #expect(
      sentence(.coverage, shrunk)
        == "[0, 3], [0, 4], [0, 5] … should be here: they came into view when measured cells shrank, and the layout was not asked again"
    )
    let lost = Self.frame {
      $0.lost.paths = [[0, 0]]
      $0.lost.fraction = 0.5
    }
    #expect(
      sentence(.coverage, lost)
        == "[0, 0] should be here: its frame is on the screen, but the layout left it out")
    let crowded = Self.frame {
      $0.lost.paths = [[0, 4], [0, 5]]
      $0.lost.forgotten = (150, 60)
    }
    #expect(
      sentence(.coverage, crowded)
        == "[0, 4], [0, 5] should be here: there is room for them, but the update used the estimate"
    )
  }

  @Test("GAP OR OVERLAP")
  func tiling() {
    func moved(by way: CGFloat) -> JudgedFrame {
      Self.frame {
        $0.truth.sections[0] = TrueSection(itemCount: 5)
        for index in 1..<5 { $0.elements[index].frame.origin.y += way }
      }
    }
    #expect(
      sentence(.tiling, moved(by: 40))
        == "[0, 1] begins 40 pt after the end of [0, 0] instead of 0 pt")
    #expect(sentence(.tiling, moved(by: -40)) == "[0, 1] overlaps [0, 0] by 40 pt")
    #expect(
      sentence(.tiling, moved(by: -1000))
        == "[0, 1] begins 1000 pt before the end of [0, 0] instead of after it")
  }

  @Test("JUMP")
  func anchor() {
    func pushed(_ change: (inout FrameEvents) -> Void) -> JudgedFrame {
      Self.frame { frame in
        for index in frame.elements.indices { frame.elements[index].frame.origin.y += 40 }
        frame.places = Self.places(of: frame)
        change(&frame.events)
      }
    }
    let measured = pushed {
      $0.recordMeasurement(Self.change([-1, 9], 50, 90))
      $0.recordOffset(CGPoint(x: 0, y: 0), by: .finger)
    }
    #expect(
      sentence(.anchor, Self.frame(), measured)
        == "the layout measured [-1, 9] 50 → 90 and pushed what you were reading 40 pt down")
    let several = pushed {
      $0.recordMeasurement(Self.change([-1, 8], 50, 60))
      $0.recordMeasurement(Self.change([-1, 9], 50, 80))
    }
    #expect(
      sentence(.anchor, Self.frame(), several)
        == "the layout measured [-1, 9] 50 → 80 and 1 more and pushed what you were reading 40 pt down; [-1, 8] +10, [-1, 9] +30 = +40 pt"
    )
    let corrected = pushed {
      $0.recordMeasurement(Self.change([-1, 9], 50, 90))
      $0.recordOffset(CGPoint(x: 0, y: 80), by: .adjustment)
      $0.isAligned = true
    }
    #expect(
      sentence(.anchor, Self.frame(), corrected)
        == "the layout measured [-1, 9] 50 → 90, the content offset was moved by +80 pt for it, and what you were reading went 40 pt down; other sizes +80, [-1, 9] +40, offset adjustment -80 = +40 pt; aligning took that back"
    )
    let updated = pushed { $0.recordUpdate([], moving: []) }
    #expect(
      sentence(.anchor, Self.frame(), updated)
        == "the update moved what you were reading 40 pt down: [0, 0] is now at 40 pt")
    let uncaused = pushed { _ in }
    #expect(
      sentence(.anchor, Self.frame(), uncaused)
        == "what you were reading moved 40 pt down by itself")
  }

  @Test("ILLEGAL OFFSET")
  func offset() {
    let lying = Self.frame { $0.scroll.beyond = 600 }
    #expect(
      sentence(.offset, lying)
        == "the content offset is 600 pt past the end of its range, and nothing holds it there")
    let flung = Self.frame { $0.scroll.fling = (720, 1382.5) }
    #expect(
      sentence(.offset, flung, Self.frame())
        == "the fling stopped at 720 pt/s, 382.5 pt before its target")
    let clamped = Self.frame {
      for index in $0.elements.indices { $0.elements[index].frame.origin.y += 70 }
      $0.places = Self.places(of: $0)
      $0.content.extent = 3000
      $0.events.recordOffset(CGPoint(x: 0, y: -70), by: .clamp)
    }
    #expect(
      sentence(.offset, Self.frame { $0.content.extent = 6000 }, clamped)
        == "other estimates shortened the content under the screen, and the offset was clamped by -70 pt"
    )
  }

  @Test("MISSED TARGET")
  func target() {
    var audit = Audit(anchor: .visible, displayScale: 2)
    var completion = ScrollCompletion(path: [0, 99], place: "the bottom", distance: 720, passes: 2)
    audit.check(completion, at: 0)
    #expect(
      audit.current.first?.message
        == "[0, 99] should be at the bottom and is 720 pt below it, after 2 passes")
    (completion.distance, completion.wasThere) = (-40, true)
    audit.check(completion, at: 0)
    #expect(
      audit.current.first?.message
        == "[0, 99] was at the bottom and is 40 pt above it since the view changed its size")
  }

  @Test("NEVER SETTLES and RUNS AWAY")
  func convergence() {
    func undecided(_ sizes: [(CGFloat, CGFloat)]) -> JudgedFrame {
      Self.frame {
        for (estimated, measured) in sizes {
          $0.events.recordMeasurement(Self.change([0, 0], estimated, measured))
        }
        $0.events.givenUpAfter = 100
      }
    }
    #expect(
      sentence(.convergence, undecided([(44, 100), (100, 100.5), (100.5, 100), (100, 100.5)]))
        == "[0, 0] cannot decide whether it is 100 or 100.5 pt high: the layout was given up after 100 rounds"
    )
    #expect(
      sentence(.convergence, undecided([(90, 60), (90, 60), (90, 60)]))
        == "[0, 0] returns 60 pt high each time, but the layout makes it 90: the layout was given up after 100 rounds"
    )
    let stuck = Self.frame { $0.events.givenUpAfter = 100 }
    #expect(
      sentence(.convergence, stuck) == "the layout was given up after 100 rounds and still changes")
  }

  @Test("WRONG SIZE")
  func sizeFidelity() {
    func wrong(_ change: (inout ElementFrame) -> Void = { _ in }) -> JudgedFrame {
      Self.frame {
        $0.elements[1].requiredSize = CGSize(width: 320, height: 200)
        change(&$0.elements[1])
      }
    }
    #expect(sentence(.sizeFidelity, wrong()) == "[0, 1] is drawn 100 pt high and needs 200")
    #expect(
      sentence(.sizeFidelity, wrong { $0.sizeState = .estimated })
        == "[0, 1] is drawn at its estimate, 100 pt high, and needs 200")
    #expect(
      sentence(.sizeFidelity, wrong { $0.isOutdated = true })
        == "[0, 1] now needs 200 pt and is still drawn 100 pt high: its cell was not asked again")
  }

  @Test("WRONG WAY")
  func motion() {
    let back = Self.frame { frame in
      for index in frame.elements.indices { frame.elements[index].frame.origin.y -= 40 }
      frame.places = Self.places(of: frame)
      frame.events.recordOffset(CGPoint(x: 0, y: -30), by: .finger)
    }
    #expect(
      sentence(.motion, Self.frame(), back)
        == "scrolling up by 30 pt moved what you were reading 40 pt the other way")
    let longer = Self.frame { $0.content.modelExtent = 9000 }
    #expect(
      sentence(.motion, Self.frame { $0.content.modelExtent = 6000 }, longer)
        == "the content became 3000 pt longer with nothing measured: the scroll indicator jumps")
  }

  @Test("TOO MUCH WORK, NOT PREFETCHED and ASKED IN VAIN")
  func work() {
    let ahead = Self.frame { $0.content.unprefetched = (8..<16).map { [0, $0] } }
    #expect(
      sentence(.work, ahead)
        == "nothing was prefetched: 8 items are ahead, but the data source was told of none")
    let asked = Self.frame {
      $0.content.takesPreferredSizes = false
      $0.events.effort.asked = 8
    }
    #expect(
      sentence(.work, asked)
        == "8 views were asked for a size that is ignored: the layout has no estimate")
    let repeated = Self.frame { $0.events.effort.repeated = 7 }
    #expect(
      sentence(.work, repeated)
        == "elements were measured again 7 times and kept their sizes: the layout had dropped its cached sizes"
    )
    let much = Self.frame {
      $0.events.effort.visited = 90_000
      $0.events.effort.dequeued = 1
    }
    #expect(
      sentence(.work, much)
        == "90000 elements visited, 1 cell dequeued in one frame, for 5 on the screen")
  }

  @Test("MISTAKEN ITEM")
  func identity() {
    let mistake = Mistake(
      element: ElementFrame.Identity(kind: nil, [0, 1]),
      sentence: "[0, 1] has the size of [0, 0], 40 pt", cause: .sizeOfAnotherItem)
    let frame = Self.frame { $0.mistakes = [mistake, mistake] }
    #expect(sentence(.identity, frame) == "[0, 1] has the size of [0, 0], 40 pt (and 1 more)")
  }
}
