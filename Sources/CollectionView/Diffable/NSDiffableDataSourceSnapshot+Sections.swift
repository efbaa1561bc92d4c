import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Appends empty sections; sections that are in the snapshot stay in place.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    let fresh = added(unique(identifiers, called: "section"))
    insertSections(fresh, with: fresh.map { _ in [] }, at: numberOfSections)
  }

  /// Inserts empty sections before another one; sections that are in the snapshot stay in place.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 0)
  }

  /// Inserts empty sections after another one; sections that are in the snapshot stay in place.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 1)
  }

  /// Removes sections with their items; identifiers that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    _ = removeSections(unique(identifiers, called: "section"))
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks sections whose views are all replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let sections = unique(identifiers, called: "section")
    record(unknown: sections.filter { indexOfSection($0) == nil }, "reload", "section")
    reloadedSections.insert(sections.filter { indexOfSection($0) != nil })
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at anchor: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(anchor) else {
      return record(unsatisfied: "insertIndex != NSNotFound")
    }
    let fresh = added(unique(identifiers, called: "section"))
    insertSections(fresh, with: fresh.map { _ in [] }, at: index + offset)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard identifier != anchor else {
      return record(
        .duplicateIdentifiers,
        "Invalid update: destination for section move is the same as the source [\(anchor)] for update: \([identifier])."
      )
    }
    guard indexOfSection(identifier) != nil else {
      return record(unsatisfied: "fromSection != NSNotFound")
    }
    guard indexOfSection(anchor) != nil else {
      return record(unsatisfied: "toSection != NSNotFound")
    }
    let contents = removeSections([identifier])
    guard let index = indexOfSection(anchor) else { return }
    insertSections([identifier], with: contents, at: index + offset)
  }

  /// The sections that are not in the snapshot; records a diagnostic for the others.
  private mutating func added(_ identifiers: [SectionIdentifierType]) -> [SectionIdentifierType] {
    let existing = identifiers.filter { indexOfSection($0) != nil }
    guard !existing.isEmpty else { return identifiers }
    let isOne = existing.count == 1
    record(
      .duplicateIdentifiers,
      "Diffable data source detected an attempt to insert or append \(existing.count) section identifier\(isOne ? " that already exists" : "s that already exist") in the snapshot. Identifiers in a snapshot must be unique. Section identifier\(isOne ? " that already exists" : "s that already exist"): \(existing)"
    )
    return identifiers.filter { indexOfSection($0) == nil }
  }
}
