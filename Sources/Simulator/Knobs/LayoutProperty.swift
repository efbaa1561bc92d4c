import CollectionView
import Foundation
import Scenes

/// A property of a layout object under its name in a scene: told, and taken over from another layout of the same class.
@MainActor
struct LayoutProperty {
  let name: String
  /// What a layout has; nil for one of another class.
  let value: (UICollectionViewLayout) -> LayoutValue?
  /// Gives the second layout what the first one has, if that is another value.
  let copy: (_ from: UICollectionViewLayout, _ to: UICollectionViewLayout) -> Void

  init<Layout: UICollectionViewLayout, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Value>,
    _ told: @escaping (Value) -> LayoutValue?
  ) {
    self.name = name
    value = { layout in (layout as? Layout).flatMap { told($0[keyPath: path]) } }
    copy = { source, target in
      guard let source = source as? Layout, let target = target as? Layout,
        source[keyPath: path] != target[keyPath: path]
      else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  /// What a list says of its sections, whose knobs are asked for anew.
  static let sections = LayoutProperty(
    name: "", value: { _ in nil },
    copy: { source, target in
      guard let source = source as? ListLayout, let target = target as? ListLayout else { return }
      target.sectionProvider = source.sectionProvider
    })

  /// A property that other keys of a scene decide.
  static func hidden<Layout: UICollectionViewLayout, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Layout, Value>
  ) -> LayoutProperty {
    LayoutProperty("", path) { _ in nil }
  }

  private init(
    name: String, value: @escaping (UICollectionViewLayout) -> LayoutValue?,
    copy: @escaping (_ from: UICollectionViewLayout, _ to: UICollectionViewLayout) -> Void
  ) {
    self.name = name
    self.value = value
    self.copy = copy
  }
}
