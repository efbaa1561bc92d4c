import CollectionView
import Scenes
import Testing

@testable import Simulator

/// Every preset of the format, and what it means for layouts of different kinds.
@Suite("Presets of the behaviour")
struct PresetTests {
  private func behavior(_ preset: String, _ kind: String = "list") throws -> Behavior {
    try BehaviorMaking.behavior(
      BehaviorDescription(preset: preset), for: LayoutDescription(kind: kind))
  }

  @Test("Every preset that is built makes a behaviour, and no two the same for a list")
  func all() throws {
    let names = SceneFormat.presets.map(\.name)
    let made = try names.map { try behavior($0) }
    for (index, one) in made.enumerated() {
      #expect(!made[..<index].contains(one), "\(names[index])")
    }
  }

  @Test("The flow layout of iOS 8 is UIKit's of today with five knobs turned")
  func flowLayoutIOS8() throws {
    var expected = Behavior.uikitFlow
    expected.requery = .once
    expected.contentSize = .lineBlind
    expected.scrollRange = .judgedOnce
    expected.scrollTo = .dequeuedPrefix
    expected.updateBounds = .old
    #expect(try behavior("flowLayoutIOS8", "flow") == expected)
    #expect(try behavior("flowLayoutIOS8").compensation == .firstSized)
  }

  @Test("The table view of iOS 8 is UIKit's of today without compensation, for each kind")
  func tableViewIOS8() throws {
    for kind in ["list", "table", "flow"] {
      var expected = try behavior("uikit", kind)
      expected.compensation = .none
      #expect(try behavior("tableViewIOS8", kind) == expected)
    }
  }

  @Test(
    "What was reported of a version stands beside what UIKit does",
    arguments: Behavior.Version.allCases)
  func versions(_ version: Behavior.Version) throws {
    let made = try behavior(version.rawValue)
    #expect(made == Behavior.uikit.asOn(version))
    #expect(made != .uikit)
  }
}
