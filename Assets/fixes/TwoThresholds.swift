// Sets an inset below one content length and removes it above a greater one, so that the inset does not switch itself off.
import UIKit

struct TwoThresholds {
  private(set) var isSet = false

  mutating func inset(_ inset: CGFloat, contentLength: CGFloat, view: CGFloat, margin: CGFloat)
    -> CGFloat
  {
    if contentLength < view { isSet = true }
    if contentLength > view + margin { isSet = false }
    return isSet ? inset : 0
  }
}
