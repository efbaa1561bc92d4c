import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// The kinds of layout as the scene format describes them, and as the simulator makes them.
@Suite("Settings of layouts")
@MainActor
struct LayoutSettingTests {
  /// Kinds whose layout objects read their sections from the scene.
  private static let provided = ["list", "table", "compositional"]

  @Test(
    "Every described property is one of the layout object, with the described default",
    arguments: SceneFormat.builtLayoutKinds.map(\.name))
  func described(_ name: String) throws {
    let kind = try #require(SceneFormat.layoutKind(name))
    let simulated = LayoutDescription(kind: name).simulated
    #expect(simulated.kind.name == name)
    var pane = Pane.list(3, estimate: 50, height: 90)
    pane.layout = LayoutDescription(kind: name, sizing: kind.defaultSizing)
    let content = SceneContent(pane)
    let (plain, made) = (try simulated.make(for: content), try simulated.layout(for: content))
    for property in kind.properties {
      let setting = simulated.settings.first { $0.name == property.name }
      guard let setting else {
        // What a delegate answers is no property of the layout.
        #expect(
          Self.provided.contains(name) || property.name == "sizeForItemAt",
          "\(property.name) is not set")
        continue
      }
      if let value = property.defaultValue {
        #expect(setting.value(made) == value, "\(property.name)")
        // A scene's waterfall is dense; the class has UIKit's usual 10 points. A scene's list turns around from right
        // to left, as a compositional layout does.
        if (name, property.name) != ("waterfall", "spacing"),
          (name, property.name) != ("list", "flipsHorizontallyInOppositeLayoutDirection")
        {
          #expect(setting.value(plain) == value, "\(property.name)")
        }
      }
    }
  }

  @Test("The described defaults of sections are those of a list's section")
  func sections() {
    let (layout, section) = (LayoutDescription(), ListSection())
    #expect(layout[ListProperties.estimatedHeight] == section.estimatedHeight)
    #expect(layout[ListProperties.spacing] == section.spacing)
    #expect(UIEdgeInsets(layout[ListProperties.sectionInset]) == section.inset)
    #expect(layout[ListProperties.sidewaysItemSize] == section.sidewaysItemSize)
    #expect(ListProperties.defaultHeight == ListSection.defaultHeight)
  }

  @Test("Every described knob sets a field of the engine's behavior, under every word")
  func knobs() throws {
    for knob in SceneFormat.knobs {
      let made = try #require(BehaviorKnob.named(knob.name))
      var behavior = Behavior()
      #expect(made.value(behavior) == .word(knob.values[0].name), "\(knob.name)")
      for value in knob.values + knob.together {
        #expect(made.set(.word(value.name), &behavior), "\(knob.name): \(value.name)")
        #expect(made.value(behavior) == .word(value.name), "\(knob.name): \(value.name)")
      }
    }
  }
}
