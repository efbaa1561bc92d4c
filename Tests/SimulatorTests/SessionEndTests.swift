import CollectionView
import Scenes
import Testing

@testable import Simulator

/// Cells know the content that they show, and the content knows no cell; whoever runs scene after scene keeps none of them.
@Suite("A session that is over")
@MainActor
struct SessionEndTests {
  @Test("It leaves nothing behind", arguments: ShippedScenesTests.scenes)
  func gone(name: String) throws {
    weak var run: PaneRun?
    weak var content: SceneContent?
    weak var cell: UICollectionViewCell?
    do {
      let path = ShippedScenesTests.folder.appending(path: name).path
      let session = try Session(SceneLoader().scene(at: path))
      session.apply(.page(.down))
      session.apply(.edit(.delete))
      session.pass(frames: 4)
      _ = session.frame
      run = session.panes[0]
      content = run?.content
      cell = run?.view.visibleCells.first
      #expect(run != nil && content != nil)
    }
    #expect(run == nil && content == nil && cell == nil)
  }
}
