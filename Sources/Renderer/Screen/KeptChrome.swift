import Foundation
import Simulator

/// What stands around the panes, kept from one picture to the next: a scroll changes little of it.
struct KeptChrome {
  /// Where everything stands, the title's row, and those of the footer.
  struct Pictures {
    var layout: ScreenLayout
    var title: CellGrid
    var footer: CellGrid
  }

  /// All that title, footer and the places of the panes depend on.
  struct Inputs: Equatable {
    var columns: Int
    var rows: Int
    var theme: Theme
    var state: ScreenState
    var title: String
    var time: Double
    var caption: String?
    var isMoving: Bool
    var hasMoreSteps: Bool
    var progress: SceneProgress?
    var panes: [Pane]

    /// What of a pane does.
    struct Pane: Equatable {
      var layout: String
      var behavior: String
      var size: CGSize
      var scale: CGSize?
      var scrollsHorizontally: Bool
      var activity: MotionFrame.Activity
      var authors: [String]
      var author: String?
      var score: Score?
      /// Nil without a ruler, which is as broad as its longest number.
      var ruled: CGSize?
    }
  }

  /// Both together are large, and seldom made: an object is looked at where it is.
  private final class Made {
    private let inputs: Inputs
    let pictures: Pictures

    init(_ inputs: Inputs, _ pictures: Pictures) {
      self.inputs = inputs
      self.pictures = pictures
    }

    func isMade(of inputs: borrowing Inputs) -> Bool { self.inputs == inputs }
  }

  private var hints = KeptHints()
  private var last: Made?

  /// The pictures that some inputs make, or made the last time.
  mutating func made(of inputs: consuming Inputs, by make: (inout KeptHints) -> Pictures)
    -> Pictures
  {
    if let last, last.isMade(of: inputs) { return last.pictures }
    let made = Made(inputs, make(&hints))
    last = made
    return made.pictures
  }
}

extension KeptChrome.Inputs {
  init(_ screen: Screen, _ frame: Frame, theme: Theme) {
    columns = screen.columns
    rows = screen.rows
    self.theme = theme
    state = screen.state
    state.frameTime = nil
    title = frame.title
    time = frame.time
    caption = frame.caption
    isMoving = frame.isMoving
    hasMoreSteps = frame.hasMoreSteps
    progress = frame.progress
    panes = frame.panes.map { Pane($0, isRuled: screen.state.view.showsRuler) }
  }
}

extension KeptChrome.Inputs.Pane {
  init(_ pane: borrowing PaneFrame, isRuled: Bool) {
    layout = pane.layout
    behavior = pane.behavior
    size = pane.bounds.size
    scale = pane.scale
    scrollsHorizontally = pane.scrollsHorizontally
    activity = pane.motion.activity
    authors = pane.motion.authors
    author = pane.motion.author
    score = Score(pane)
    ruled = isRuled ? pane.contentSize : nil
  }
}
