import Simulator

extension Pace {
  /// How fast time passes: `½×`; empty for as fast as on the wall.
  func label(_ glyphs: Glyphs) -> String {
    switch self {
    case .tenth: "1/10" + glyphs.times
    case .quarter: glyphs.quarter + glyphs.times
    case .half: glyphs.half + glyphs.times
    case .full: ""
    }
  }
}
