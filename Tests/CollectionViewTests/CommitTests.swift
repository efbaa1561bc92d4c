import CollectionView
import Foundation
import Testing

/// Frames and the offset that makes up for them, in one painted frame or in two.
@Suite("What is painted together")
@MainActor
struct CommitTests {
  /// Where row 92 stands on the screen, frame by frame: at rest, with row 91 measured above it, and two frames on.
  private func places(_ commit: Behavior.Commit) -> [CGFloat?] {
    var behavior = Behavior.correct
    behavior.commit = commit
    let rig = ListRig(count: 200, estimate: 50, height: 90, behavior: behavior)
    rig.view.contentOffset = CGPoint(x: 0, y: 5000)
    rig.view.layoutIfNeeded()
    rig.view.frameWasPainted()
    var places = [rig.places[92]]
    rig.scroll(by: -30)
    places.append(rig.places[92])
    rig.view.frameWasPainted()
    for _ in 0..<2 {
      rig.view.layoutIfNeeded()
      places.append(rig.places[92])
      rig.view.frameWasPainted()
    }
    #expect(!rig.view.isLayoutPending)
    #expect(rig.view.contentOffset.y == 5010)
    return places
  }

  @Test("Together: nothing to see")
  func together() {
    #expect(places(.together) == [0, 30, 30, 30])
  }

  @Test("The offset a frame early: 40 points up and back")
  func early() {
    #expect(places(.offsetEarly) == [0, -10, 30, 30])
  }

  @Test("The offset a frame late: 40 points down and back")
  func late() {
    #expect(places(.offsetLate) == [0, 70, 30, 30])
  }

  @Test("Torn no longer than the behavior that tore it", arguments: Behavior.Commit.allCases)
  func healed(_ commit: Behavior.Commit) {
    var behavior = Behavior.correct
    behavior.commit = commit
    let rig = ListRig(count: 200, estimate: 50, height: 90, behavior: behavior)
    rig.view.contentOffset = CGPoint(x: 0, y: 5000)
    rig.view.layoutIfNeeded()
    rig.scroll(by: -30)
    rig.view.behavior = .correct
    rig.view.layoutIfNeeded()
    #expect(rig.places[92] == 30)
    #expect(rig.view.contentOffset.y == 5010)
    #expect(!rig.view.isLayoutPending)
  }

  @Test("Until the frame was painted, nothing is mended")
  func unpainted() {
    var behavior = Behavior.correct
    behavior.commit = .offsetLate
    let rig = ListRig(count: 200, estimate: 50, height: 90, behavior: behavior)
    rig.view.contentOffset = CGPoint(x: 0, y: 5000)
    rig.view.layoutIfNeeded()
    rig.scroll(by: -30)
    for _ in 0..<3 { rig.view.layoutIfNeeded() }
    #expect(rig.view.contentOffset.y == 4970)
    #expect(!rig.view.isLayoutPending)
    rig.view.frameWasPainted()
    #expect(rig.view.isLayoutPending)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 4970)
  }
}
