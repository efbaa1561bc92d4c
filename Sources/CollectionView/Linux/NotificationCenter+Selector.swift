import Foundation

#if !canImport(Darwin)
  extension NotificationCenter {
    /// Tells an observer of notifications by name, as long as the observer lives.
    ///
    /// The observer is called if it is `SelectorPerforming`, on the thread that posts, which must be the main one.
    public func addObserver(
      _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
      nonisolated(unsafe) weak let target = observer as? any SelectorPerforming
      _ = addObserver(forName: name, object: object, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { target?.perform(selector, with: notification) }
      }
    }
  }
#endif
