/// No motion: the end of a way that may not bounce.
struct Standstill: MotionCurve, Equatable {
  var duration: Double { 0 }

  func displacement(after seconds: Double) -> Double { 0 }

  func velocity(after seconds: Double) -> Double { 0 }
}
