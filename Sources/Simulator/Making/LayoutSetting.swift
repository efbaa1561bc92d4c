import CollectionView
import Foundation
import Scenes

/// A property of a layout object that the scene determines.
@MainActor
struct LayoutSetting {
  /// The key in a scene; empty for a property that other keys determine.
  let name: String
  /// Returns the value of a layout object; nil if it has none, or is of another class.
  let value: (UICollectionViewLayout) -> PropertyValue?
  /// Sets the value of the scene, or its default.
  let apply: (LayoutDescription, UICollectionViewLayout) -> Void
  /// Copies the value from one layout object to another, if it differs.
  let copy: (_ from: UICollectionViewLayout, _ to: UICollectionViewLayout) -> Void

  /// A property of the same type in the scene and on the layout object.
  init<Layout: UICollectionViewLayout, Value: PropertyConvertible & Equatable>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Layout, Value>
  ) {
    self.init(property, path, set: { $0 }, get: { $0 })
  }

  /// A property whose type differs between the scene and the layout object.
  init<Layout: UICollectionViewLayout, Value: PropertyConvertible, Object: Equatable>(
    _ property: Property<Value>, _ path: ReferenceWritableKeyPath<Layout, Object>,
    set: @escaping (Value) -> Object, get: @escaping (Object) -> Value
  ) {
    self.init(
      property.name, path, set: { set($0[property]) }, get: { get($0).propertyValue })
  }

  /// A property that other keys of the scene determine.
  static func hidden<Layout: UICollectionViewLayout, Object: Equatable>(
    _ path: ReferenceWritableKeyPath<Layout, Object>, _ set: @escaping (LayoutDescription) -> Object
  ) -> LayoutSetting {
    LayoutSetting("", path, set: set, get: { _ in nil })
  }

  /// A property whose value is computed from the whole description.
  init<Layout: UICollectionViewLayout, Object: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Object>,
    set: @escaping (LayoutDescription) -> Object, get: @escaping (Object) -> PropertyValue?
  ) {
    self.name = name
    value = { layout in (layout as? Layout).flatMap { get($0[keyPath: path]) } }
    apply = { description, layout in
      (layout as? Layout)?[keyPath: path] = set(description)
    }
    copy = { source, target in
      guard let source = source as? Layout, let target = target as? Layout,
        source[keyPath: path] != target[keyPath: path]
      else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  /// Whether the layout is mirrored in a view that is read from right to left.
  static let flipping = LayoutSetting(
    FlowProperties.flipsHorizontally, \UICollectionViewLayout.isFlipping)

  /// The section provider of a list, which reads the scene whenever it is called.
  static let sections = LayoutSetting(
    name: "", value: { _ in nil }, apply: { _, _ in },
    copy: { source, target in
      guard let source = source as? ListLayout, let target = target as? ListLayout else { return }
      target.sectionProvider = source.sectionProvider
    })

  /// The configuration of a compositional layout; setting it makes the layout ask its section provider again.
  static let composition = LayoutSetting(
    name: "", value: { _ in nil },
    apply: { description, layout in
      (layout as? UICollectionViewCompositionalLayout)?.configuration =
        CompositionalMaking.configuration(of: description)
    },
    copy: { source, target in
      guard let source = source as? UICollectionViewCompositionalLayout,
        let target = target as? UICollectionViewCompositionalLayout
      else { return }
      target.configuration = source.configuration
    })

  private init(
    name: String, value: @escaping (UICollectionViewLayout) -> PropertyValue?,
    apply: @escaping (LayoutDescription, UICollectionViewLayout) -> Void,
    copy: @escaping (_ from: UICollectionViewLayout, _ to: UICollectionViewLayout) -> Void
  ) {
    self.name = name
    self.value = value
    self.apply = apply
    self.copy = copy
  }
}

extension LayoutSetting {
  /// A property with insets.
  init<Layout: UICollectionViewLayout>(
    _ property: Property<Insets>, _ path: ReferenceWritableKeyPath<Layout, UIEdgeInsets>
  ) {
    self.init(property, path, set: { UIEdgeInsets($0) }, get: { Insets($0) })
  }
}
