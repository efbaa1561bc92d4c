import Foundation

#if !canImport(Darwin)
  /// Observes until it is invalidated or let go.
  public final class NSKeyValueObservation: NSObject {
    private let token: ObservationToken

    init(_ token: ObservationToken) {
      self.token = token
    }

    deinit {
      token.isValid = false
    }

    /// Ends the observation.
    public func invalidate() {
      token.isValid = false
    }
  }
#endif
