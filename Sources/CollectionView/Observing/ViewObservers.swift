import Foundation

/// Who observes the geometry of a view.
///
/// Without Objective-C no setter can be watched by name. A view tells before and after its geometry changes, and each
/// observer compares the value at its key path, so any key path that follows from the geometry can be observed.
@MainActor
final class ViewObservers {
  private struct Observer {
    let token: ObservationToken
    let willChange: () -> Void
    let didChange: () -> Void
  }

  private var observers: [Observer] = []

  func add(
    _ token: ObservationToken, willChange: @escaping () -> Void, didChange: @escaping () -> Void
  ) {
    observers.removeAll { !$0.token.isValid }
    observers.append(Observer(token: token, willChange: willChange, didChange: didChange))
  }

  func geometryWillChange() {
    for observer in observers where observer.token.isValid { observer.willChange() }
  }

  func geometryDidChange() {
    for observer in observers where observer.token.isValid { observer.didChange() }
  }
}
