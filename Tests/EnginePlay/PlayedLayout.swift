/// The layouts that are played with, under the names scenes have for them.
public enum PlayedLayout: String, CaseIterable, Sendable {
  case list
  case flow
  case table
  case waterfall
}
