import Foundation
import Testing

@testable import CollectionView

/// Spaces that are left out where sizes are added up.
@MainActor
@Suite("Margins")
struct MarginsTests {
  private func rig(_ margins: Behavior.Margins) -> ListRig {
    var behavior = Behavior.correct
    behavior.margins = margins
    return ListRig(
      heights: [Array(repeating: 40, count: 500)], estimate: 40, spacing: 12, behavior: behavior)
  }

  @Test("The content is short of every space", arguments: [true, false])
  func contentSize(isCounted: Bool) {
    let rig = rig(isCounted ? .counted : .uncounted)
    let extent: CGFloat = isCounted ? 500 * 52 - 12 : 500 * 40
    #expect(rig.view.contentSize.height == extent)
  }

  @Test("What is on the screen jumps by a space whenever the first row leaves it")
  func jumps() {
    let rig = rig(.uncounted)
    for step in 1...8 {
      let before = rig.places
      rig.scroll(by: 20)
      // Row k is the first from 40 k on.
      let jump: CGFloat = step.isMultiple(of: 2) ? -12 : 0
      for (item, place) in before {
        if let now = rig.places[item] { #expect(now == place - 20 + jump) }
      }
      let first = rig.places.min { $0.value < $1.value }
      #expect(first?.key == step / 2)
      let place: CGFloat = step.isMultiple(of: 2) ? 0 : -20
      #expect(first?.value == place)
    }
    let blank: CGFloat = 480 - 40 * 9 - 12
    #expect(rig.blank == blank)
    #expect(rig.diagnostics.isEmpty)
  }
}
