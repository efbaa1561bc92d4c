import Foundation

// UIKit raises an exception for each of these; here the snapshot remembers them until it is applied.

extension NSDiffableDataSourceSnapshot {
  mutating func note(_ id: Diagnostic.ID, _ message: String) {
    diagnostics.append(Diagnostic(id, message))
  }

  /// Notes an assertion of UIKit's about an identifier that was not found.
  mutating func note(unsatisfied condition: String) {
    note(.unknownIdentifier, "Invalid parameter not satisfying: \(condition)")
  }

  /// The identifiers, each once; that one came twice is noted.
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
      note(
        .duplicateIdentifiers,
        "Fatal: supplied \(name) identifiers are not unique. Duplicate identifiers: \(again)")
    }
    return once
  }

  /// Notes identifiers that something was asked for although they are not here.
  mutating func note<Identifier>(unknown identifiers: [Identifier], _ verb: String, _ name: String)
  {
    for identifier in identifiers {
      note(
        .unknownIdentifier,
        "Attempted to \(verb) \(name) identifier that does not exist in the snapshot: \(identifier)"
      )
    }
  }
}
