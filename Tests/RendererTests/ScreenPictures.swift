import Foundation
import Simulator
import Testing

@testable import Renderer

/// Tests of whole screens.
protocol ScreenPictures {}

extension ScreenPictures {
  /// The picture of a frame on a screen of so many cells that is as a test needs it.
  func picture(
    _ frame: Frame, _ columns: Int, _ rows: Int, _ change: (inout Screen) -> Void = { _ in }
  ) -> String {
    var screen = Screen(columns: columns, rows: rows)
    change(&screen)
    return screen.picture(of: frame)
  }
}
