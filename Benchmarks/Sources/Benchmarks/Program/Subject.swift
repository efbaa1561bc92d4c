import Foundation
import Scenes
import Simulator

/// A list of rows that estimate themselves at 44 points and turn out 60.
@MainActor
struct Subject {
  private let session: Session

  init(rows: Int) {
    let text = """
      data: \(rows)
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 44 }
      behavior: correct
      """
    do {
      session = try Session(SceneLoader().scene(text: text, name: "benchmark"))
    } catch {
      fatalError("\(error)")
    }
  }

  var frame: Frame { session.frame }

  func scrollOneRow() {
    session.apply(.line(.down))
    _ = session.frame
  }

  func goToTheEndAndBack() {
    session.apply(.end)
    _ = session.frame
    session.apply(.home)
    _ = session.frame
  }

  /// Scrolls until so many rows have been measured.
  func measure(_ count: Int) {
    while frame.panes[0].measured < count {
      for _ in 0..<20 { session.apply(.page(.down)) }
    }
  }
}
