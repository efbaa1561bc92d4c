import CollectionView
import Foundation
import Testing

@MainActor
@Suite("A host is told while it is the host, and held only meanwhile")
struct HostTests {
  private final class Host: ScrollViewHost {
    var events: [CollectionViewEvent] = []
    var whenCellIsMade: () -> Void = {}

    var areCellsMade: Bool {
      events.contains { if case .call(.cellForItem) = $0 { true } else { false } }
    }

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}
    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}
    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
      events.append(event)
      if case .call(.cellForItem) = event { whenCellIsMade() }
    }
  }

  private let rig = ListRig(count: 100, estimate: 50, height: 50)

  @Test("One that takes the place of another in the midst of a pass is told the rest of it")
  func replaced() {
    let (first, second) = (Host(), Host())
    rig.view.host = first
    first.whenCellIsMade = { rig.view.host = second }
    rig.scroll(by: 200)
    #expect(first.areCellsMade && second.areCellsMade)
    guard case .call(.cellForItem) = first.events.last, case .passEnd = second.events.last else {
      Issue.record("the first was told after it was replaced, or the second not to the end")
      return
    }
  }

  @Test("After a pass nobody holds it")
  func released() {
    weak var gone: Host?
    do {
      let host = Host()
      rig.view.host = host
      rig.scroll(by: 200)
      #expect(host.areCellsMade)
      gone = host
    }
    #expect(gone == nil)
  }
}
