import Foundation
import Scenes

extension ScrollSettings.DecelerationRate {
  /// The factor per millisecond, UIKit's own two constants.
  var perMillisecond: CGFloat {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }
}
