import Foundation

/// What a call is called and what it is about, in words.
struct CalledWords: Sendable, Equatable, Codable {
  var text = ""
  var receiver: TraceEvent.Receiver?
  var asksForAttributes = false
  var rect: CGRect?
  var element: TraceEvent.Element?

  private enum CodingKeys: String, CodingKey {
    case text = "call"
    case receiver, asksForAttributes, rect, element
  }
}
