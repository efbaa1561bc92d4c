import Foundation
import Testing
import UIKit

@Suite("UIViewController and its view")
@MainActor
struct ViewControllerTests {
  private final class Screen: UIViewController {
    var events: [String] = []

    final class Content: UIView {
      weak var screen: Screen?
      override func layoutSubviews() { screen?.events.append("layout") }
    }

    override func loadView() {
      let content = Content(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      content.screen = self
      view = content
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      events.append("will")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      events.append("did")
    }
  }

  @Test("The controller is told around its view's layout")
  func layout() {
    let screen = Screen()
    screen.view.layoutIfNeeded()
    #expect(screen.events == ["will", "layout", "did"])
    screen.view.layoutIfNeeded()
    #expect(screen.events.count == 3)
    screen.view.frame.size.width = 20
    screen.view.layoutIfNeeded()
    #expect(screen.events == ["will", "layout", "did", "will", "layout", "did"])
  }

  @Test("A view that was replaced tells nobody")
  func replaced() throws {
    let screen = Screen()
    let old = try #require(screen.view)
    screen.view = UIView(frame: .zero)
    old.layoutIfNeeded()
    #expect(screen.events == ["layout"])
  }

  @Test("A plain view has the size of the screen")
  func plain() {
    #expect(UIViewController().view.frame == UIScreen.main.bounds)
  }

  @Test("A scroll view clips, a plain view does not, and either may be told otherwise")
  func clipping() {
    let scrollView = UIScrollView(frame: .zero)
    #expect(scrollView.clipsToBounds)
    #expect(scrollView.layer.masksToBounds)
    scrollView.clipsToBounds = false
    #expect(!scrollView.clipsToBounds)
    #expect(!UIView(frame: .zero).clipsToBounds)
  }

  @Test("What is said of keyboard and touches is kept")
  func kept() {
    let scrollView = UIScrollView(frame: .zero)
    #expect(scrollView.keyboardDismissMode == .none && scrollView.delaysContentTouches)
    scrollView.keyboardDismissMode = .onDrag
    scrollView.delaysContentTouches = false
    #expect(scrollView.keyboardDismissMode == .onDrag && !scrollView.delaysContentTouches)
  }
}
