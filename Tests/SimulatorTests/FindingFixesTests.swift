import Scenes
import Simulator
import Testing

/// The fixes that a finding names.
@Suite("Fixes of findings")
struct FindingFixesTests {
  private func finding(
    _ invariant: Invariant, _ call: String?, _ category: ElementFrame.Category = .cell
  ) -> Finding {
    Finding(
      invariant: invariant, count: 1, max: 40, sum: 40, signedSum: 40, unit: .points, firstTime: 0,
      atRest: false,
      culprit: call.map {
        Finding.Culprit(
          category: category, indexPath: [0, 0], estimated: 50, measured: 90, call: $0, moved: 40)
      },
      message: "")
  }

  @Test(
    "depend on the call to blame",
    arguments: [
      (.anchor, "preferredLayoutAttributesFitting(_:)", .keepPlaceWhenMeasuring),
      (.anchor, "layoutAttributesForElements(in:)", .keepPlaceWhenInserting),
      (.anchor, nil, .keepPlaceWhenInserting),
      (.target, "scrollToItem(at:at:animated:)", .scrollUntilStable),
      (.target, "layoutAttributesForElements(in:)", .keepPlaceOnRotation),
      (.sizeFidelity, "preferredLayoutAttributesFitting(_:)", .measureAgain),
    ] as [(Invariant, String?, Fix)])
  func call(_ invariant: Invariant, _ call: String?, _ first: Fix) {
    #expect(finding(invariant, call).fixes.first == first)
  }

  @Test("depend on the element to blame")
  func element() {
    let header = finding(
      .sizeFidelity, "preferredLayoutAttributesFitting(_:)", .supplementaryView)
    #expect(header.fixes == [.headerSizesFromDelegate])
  }

  @Test("are never missing", arguments: Invariant.allCases)
  func any(_ invariant: Invariant) {
    for call in [nil, "", "performBatchUpdates(_:completion:)"] {
      #expect(!finding(invariant, call).fixes.isEmpty)
      #expect(!finding(invariant, call, .supplementaryView).fixes.isEmpty)
    }
  }
}
