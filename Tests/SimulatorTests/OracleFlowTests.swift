import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The oracle's flow layout")
struct OracleFlowTests {
  @Test("Frames are those measured on UIKit, and those derived from them", arguments: FlowCase.all)
  func frames(_ flow: FlowCase) {
    let sections = flow.sections.map { sizes in
      var section = TrueSection(itemCount: sizes.count)
      section.header = flow.edges[0]
      section.footer = flow.edges[1]
      section.lineSpacing = flow.spacing[0]
      section.interitemSpacing = flow.spacing[1]
      section.inset = Insets(
        top: flow.inset[0], left: flow.inset[1], bottom: flow.inset[2], right: flow.inset[3])
      return section
    }
    let oracle = Oracle(
      arrangement: .flow(horizontal: flow.horizontal), sections: sections,
      breadth: flow.viewport[flow.horizontal ? 1 : 0], grid: PixelGrid(scale: flow.scale))
    let layout = oracle.whole { section, item, _ in
      CGSize(width: flow.sections[section][item][0], height: flow.sections[section][item][1])
    }
    let frames = flow.frames.map { path, frame in
      (path.split(separator: ",").compactMap { Int($0) }, TrueElement.Kind.item, frame)
    }
    let headers = flow.headers.map { ([Int($0.key) ?? -1, 0], TrueElement.Kind.header, $0.value) }
    let footers = flow.footers.map { ([Int($0.key) ?? -1, 0], TrueElement.Kind.footer, $0.value) }
    let expected = frames + headers + footers
    #expect(layout.elements.count == expected.count)
    for (path, kind, frame) in expected {
      let identity = TrueElement.Identity(kind: kind, section: path[0], item: path[1])
      #expect(layout.frame(of: identity)?.isNear(frame) == true, "\(identity)")
    }
    #expect(layout.contentSize.map { [Double($0.width), Double($0.height)] } == flow.contentSize)
    #expect(layout.scrollsHorizontally == flow.horizontal)
  }

  @Test(
    "The spacings change roles in a horizontal section of several sizes, and an empty line stands before a tall item",
    arguments: [(100, 0), (400, 10)] as [(CGFloat, CGFloat)])
  func swappedSpacings(firstHeight: CGFloat, start: CGFloat) {
    var section = TrueSection(itemCount: 3)
    section.lineSpacing = 50
    section.interitemSpacing = 10
    let oracle = Oracle(
      arrangement: .flow(horizontal: true, swapsSpacings: true), sections: [section], breadth: 330)
    let sizes = [CGSize(width: 100, height: firstHeight), CGSize(width: 120, height: 300)]
    let layout = oracle.whole { _, item, _ in sizes[min(item, 1)] }
    // Each on a line of its own, 10 points apart.
    #expect(layout.elements.map(\.frame.minX) == [start, start + 110, start + 240])
    let uniform = oracle.whole { _, _, _ in sizes[1] }
    #expect(uniform.elements.map(\.frame.minX) == [0, 170, 340])
  }

  @Test("A single item on a full line among several sizes is centred")
  func loneItem() {
    var section = TrueSection(itemCount: 3)
    section.interitemSpacing = 10
    let oracle = Oracle(arrangement: .flow(horizontal: false), sections: [section], breadth: 320)
    let sizes: [CGFloat] = [200, 300, 100]
    let layout = oracle.whole { _, item, _ in CGSize(width: sizes[item], height: 40) }
    #expect(layout.elements.map(\.frame.minX) == [60, 10, 0])
  }

  @Test("Items that fill a line to the last point fit", arguments: [3, 4])
  func exactFit(count: Int) {
    var section = TrueSection(itemCount: count)
    section.interitemSpacing = 15
    let oracle = Oracle(arrangement: .flow(horizontal: false), sections: [section], breadth: 375)
    let layout = oracle.whole { _, _, _ in CGSize(width: 115, height: 60) }
    #expect(layout.elements.prefix(3).map(\.frame.minX) == [0, 130, 260])
  }

  @Test("Items without length or spacing share one line")
  func noLength() {
    let oracle = Oracle(
      arrangement: .flow(horizontal: false), sections: [TrueSection(itemCount: 4)], breadth: 320)
    let layout = oracle.whole { _, _, _ in CGSize(width: 0, height: 40) }
    #expect(layout.contentSize == CGSize(width: 320, height: 40))
    #expect(layout.elements.count == 4)
  }

  @Test("Nothing is nothing")
  func empty() {
    let oracle = Oracle(arrangement: .flow(horizontal: false), sections: [], breadth: 320)
    let layout = oracle.whole { _, _, _ in .zero }
    #expect(layout.contentSize == CGSize(width: 320, height: 0))
    #expect(layout.elements.isEmpty)
    #expect(layout.covered(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
  }
}

extension CGRect {
  /// Whether `[x, y, width, height]` is this rectangle, but for the digits a table leaves out.
  fileprivate func isNear(_ numbers: [Double]) -> Bool {
    let own = [Double(minX), Double(minY), Double(width), Double(height)]
    return zip(own, numbers).allSatisfy { abs($0 - $1) < 1e-3 }
  }
}
