import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a trace tells of a scroll, an update and the changes of bounds and layout, in UIKit's names.
@Suite("The calls of a trace")
@MainActor
struct TraceCallTests {
  /// A flow of eight rows of 100 points below a header of 30.
  private func session(_ steps: [Step.Kind] = []) throws -> Session {
    var pane = Pane.list(8, estimate: 100, height: 100)
    pane.data.sections[0].header = "Header"
    pane.layout.kind = "flow"
    pane.layout.properties = [
      "estimatedItemSize": .size(CGSize(width: 320, height: 100)),
      "headerReferenceSize": .size(CGSize(width: 320, height: 30)),
    ]
    let scene = Scene(
      name: "test", panes: [pane],
      steps: steps.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) })
    let session = try Session(scene, mode: .headless, keepsTrace: true)
    session.runSteps()
    return session
  }

  private func calls(_ session: Session) -> [String] {
    session.panes[0].log.whole.map(\.call)
  }

  @Test("What comes and goes is told with its kind, so that a header is no cell")
  func displaying() throws {
    let calls = calls(
      try session([.action(.scrollBy(CGPoint(x: 0, y: 300))), .wait(seconds: 0.1)]))
    for call in [
      "willDisplay [0, 0]", "willDisplaySupplementaryView header [0, 0]", "didEndDisplaying [0, 0]",
      "didEndDisplayingSupplementaryView header [0, 0]",
    ] {
      #expect(calls.filter { $0 == call }.count == 1, "\(call)")
    }
    #expect(calls.contains { $0.hasPrefix("preferredLayoutAttributesFitting header [0, 0] ") })
    #expect(calls.contains { $0.hasPrefix("preferredLayoutAttributesFitting [0, 0] ") })
  }

  @Test("Events are written flat, what is called beside the rest, and read back as they were")
  func flat() throws {
    let events = try session([.action(.scrollBy(CGPoint(x: 0, y: 300)))]).panes[0].log.whole
    let data = try JSONEncoder().encode(events)
    let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(objects.allSatisfy { $0["called"] == nil && $0["call"] is String })
    let asking = try #require(
      objects.first {
        ($0["call"] as? String)?.hasPrefix("layoutAttributesForElements(in:") == true
      })
    #expect(asking["receiver"] as? String == "layout")
    #expect(asking["asksForAttributes"] as? Bool == true)
    #expect(asking["rect"] != nil && asking["time"] as? Double == 0 && asking["pass"] as? Int == 1)
    #expect(Set(events.map(\.kind)).count > 2)
    #expect(try JSONDecoder().decode([TraceEvent].self, from: data) == events)
  }

  @Test("An update asks where elements come from and go to")
  func update() throws {
    let calls = calls(
      try session([.action(.update([.delete([IndexPath(item: 0, section: 0)])], animated: true))]))
    let final = try #require(
      calls.firstIndex(of: "finalLayoutAttributesForDisappearingItem(at: [0, 0])"))
    let initial = try #require(
      calls.firstIndex(of: "initialLayoutAttributesForAppearingItem(at: [0, 0])"))
    let end = try #require(calls.firstIndex(of: "finalizeCollectionViewUpdates()"))
    #expect(final < initial)
    #expect(initial < end)
    #expect(
      calls.contains(
        "initialLayoutAttributesForAppearingSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])"
      ))
  }

  @Test("A change of bounds in an animation block, and a change of layout, begin and end")
  func changes() throws {
    let session = try session()
    UIView.animate(withDuration: 0.3) { session.view.frame.size.height = 400 }
    session.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    let calls = calls(session)
    let hooks = calls.filter {
      $0.contains("nimatedBoundsChange") || $0.contains("Transition")
    }
    let (old, new) = (
      hooks.dropFirst(2).first?.split(separator: ".").first ?? "", "UICollectionViewFlowLayout"
    )
    #expect(
      hooks == [
        "prepare(forAnimatedBoundsChange: 0, 0, 320, 480)", "finalizeAnimatedBoundsChange()",
        "\(old).prepareForTransition(to: \(new))", "\(new).prepareForTransition(from: \(old))",
        "\(old).finalizeLayoutTransition()", "\(new).finalizeLayoutTransition()",
      ])
    let begin = try #require(calls.firstIndex(of: hooks[0]))
    #expect(
      calls[(begin + 1)...].prefix(2) == [
        "targetContentOffset(forProposedContentOffset: 0, 0) → 0, 0",
        "targetContentOffsetForProposedContentOffset 0, 0 → 0, 0",
      ])
  }
}
