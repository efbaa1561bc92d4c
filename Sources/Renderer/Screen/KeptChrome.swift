import Foundation
import Simulator

/// What stands around the panes, kept from one picture to the next: a scroll changes little of it.
struct KeptChrome {
  /// Where everything stands, the title's row, and those of the footer: seldom made, and looked at where they are.
  final class Pictures {
    let layout: ScreenLayout
    let title: CellGrid
    let footer: CellGrid

    init(layout: ScreenLayout, title: CellGrid, footer: CellGrid) {
      self.layout = layout
      self.title = title
      self.footer = footer
    }
  }

  private var hints = KeptHints()
  private var last: (inputs: Inputs, pictures: Pictures)?

  /// The pictures that a screen and a frame make, or made the last time.
  mutating func pictures(
    of screen: borrowing Screen, _ frame: borrowing Frame, theme: Theme,
    by make: (inout KeptHints) -> Pictures
  ) -> Pictures {
    if let last, last.inputs.areThose(of: screen, frame, theme: theme) { return last.pictures }
    let pictures = make(&hints)
    last = (Inputs(screen, frame, theme: theme), pictures)
    return pictures
  }
}

extension KeptChrome {
  /// All that title, footer and the places of the panes depend on: an object, for it is large and compared where it is.
  fileprivate final class Inputs {
    let columns: Int
    let rows: Int
    let theme: Theme
    let state: ScreenState
    let refusal: FooterHint?
    let title: String
    let time: Double
    let caption: String?
    let isMoving: Bool
    let hasMoreSteps: Bool
    let progress: SceneProgress?
    let panes: [Pane]

    /// What of a pane does.
    final class Pane {
      let layout: String
      let behavior: String
      let size: CGSize
      let scale: CGSize?
      let scrollsHorizontally: Bool
      let scrollsBothWays: Bool
      let activity: MotionFrame.Activity
      let authors: [String]
      let author: String?
      let score: Score?
      /// Nil without rulers, which are as broad as their longest numbers.
      let ruled: CGSize?

      init(_ pane: borrowing PaneFrame, isRuled: Bool) {
        layout = pane.layout
        behavior = pane.behavior
        size = pane.bounds.size
        scale = pane.scale
        scrollsHorizontally = pane.scrollsHorizontally
        scrollsBothWays = pane.scrollsBothWays
        activity = pane.motion.activity
        authors = pane.motion.authors
        author = pane.motion.author
        score = Score(pane)
        ruled = isRuled ? pane.contentSize : nil
      }
    }

    @inline(never)
    init(_ screen: borrowing Screen, _ frame: borrowing Frame, theme: Theme) {
      columns = screen.columns
      rows = screen.rows
      self.theme = theme
      state = screen.state
      refusal = screen.refusal(copy frame)
      title = frame.title
      time = frame.time
      caption = frame.caption
      isMoving = frame.isMoving
      hasMoreSteps = frame.hasMoreSteps
      progress = frame.progress
      let isRuled = state.view.showsRuler
      panes = frame.panes.map { Pane($0, isRuled: isRuled) }
    }

    /// Whether a screen and a frame have the same, seen without making another one of them.
    func areThose(of screen: borrowing Screen, _ frame: borrowing Frame, theme: Theme) -> Bool {
      guard columns == screen.columns, rows == screen.rows, self.theme == theme,
        title == frame.title, time == frame.time, caption == frame.caption,
        isMoving == frame.isMoving, hasMoreSteps == frame.hasMoreSteps,
        progress == frame.progress, panes.count == frame.panes.count, state == screen.state,
        state.refusal == nil || refusal == screen.refusal(copy frame)
      else { return false }
      let isRuled = state.view.showsRuler
      // Seen where they lie: each would be copied first otherwise.
      return frame.panes.withUnsafeBufferPointer { others in
        panes.indices.allSatisfy { panes[$0].isThat(of: others[$0], isRuled: isRuled) }
      }
    }
  }
}

extension KeptChrome.Inputs.Pane {
  /// Whether a pane has the same.
  func isThat(of pane: borrowing PaneFrame, isRuled: Bool) -> Bool {
    layout == pane.layout && behavior == pane.behavior && size == pane.bounds.size
      && scale == pane.scale && scrollsHorizontally == pane.scrollsHorizontally
      && scrollsBothWays == pane.scrollsBothWays
      && activity == pane.motion.activity && authors == pane.motion.authors
      && author == pane.motion.author && ruled == (isRuled ? pane.contentSize : nil)
      && score == Score(pane)
  }
}
