import Foundation

// UIKit raises an exception for each of these mistakes; here the snapshot stores a diagnostic until it is applied.

extension NSDiffableDataSourceSnapshot {
  mutating func record(_ id: Diagnostic.ID, _ message: String) {
    diagnostics.append(Diagnostic(id, message))
  }

  /// Records UIKit's assertion for an identifier that was not found.
  mutating func record(unsatisfied condition: String) {
    record(.unknownIdentifier, "Invalid parameter not satisfying: \(condition)")
  }

  /// The identifiers, each once; records a diagnostic for duplicates.
  mutating func unique<Identifier: Hashable>(_ identifiers: [Identifier], called name: String)
    -> [Identifier]
  {
    guard identifiers.count > 1 else { return identifiers }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var again: [Identifier] = []
    let once = identifiers.filter { identifier in
      if seen.insert(identifier).inserted { return true }
      again.append(identifier)
      return false
    }
    if !again.isEmpty {
      record(
        .duplicateIdentifiers,
        "Fatal: supplied \(name) identifiers are not unique. Duplicate identifiers: \(again)")
    }
    return once
  }

  /// Records identifiers that are used although they are not in the snapshot.
  mutating func record<Identifier>(
    unknown identifiers: [Identifier], _ verb: String, _ name: String
  ) {
    for identifier in identifiers {
      record(
        .unknownIdentifier,
        "Attempted to \(verb) \(name) identifier that does not exist in the snapshot: \(identifier)"
      )
    }
  }
}
