import Foundation

extension ExtentNode {
  #if DEBUG
    /// A tally of the nodes that operations look at.
    final class Tally: @unchecked Sendable {
      var nodes = 0
    }

    /// What counts in the task of now; builds for release count nothing.
    @TaskLocal static var tally: Tally?
  #endif

  /// Notes that an operation looks at this node, for tests that hold the work to its bound.
  @inline(__always)
  func noteVisit() {
    #if DEBUG
      ExtentNode.tally?.nodes += 1
    #endif
  }
}
