import Foundation

/// The snapshot a data source shows; any thread may ask for it, the main thread changes it.
final class SnapshotState<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let lock = NSLock()
  private var current = Snapshot()

  var snapshot: Snapshot {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
