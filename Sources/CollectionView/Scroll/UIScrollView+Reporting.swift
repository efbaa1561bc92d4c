extension UIScrollView {
  /// Tells the host and the handler of diagnostics; without both, what would be told is not even made.
  func report(_ event: @autoclosure () -> CollectionViewEvent) {
    guard isHeard else { return }
    let event = event()
    if case .diagnostic(let diagnostic) = event { diagnosticHandler?(diagnostic) }
    host?.scrollView(self, didReport: event)
  }

  /// Tells the host of a call.
  func report(_ call: @autoclosure () -> Call) {
    guard heldHost != nil || isHeard else { return }
    tell(call())
  }

  // Apart, as it is called from nearly everywhere.
  @inline(never)
  private func tell(_ call: consuming Call) {
    if let heldHost {
      heldHost.tell(call, of: self)
    } else {
      host?.scrollView(self, didReport: call)
    }
  }

  /// Holds the host until `letHostGo()`, while it is told of hundreds of calls: to look for it weakly takes as long as to
  /// tell it.
  func holdHost() { heldHost = host.map(HeldHost.init) }

  func letHostGo() { heldHost = nil }
}
