/// A described property of a layout, with the type of its values.
public struct Property<Value: PropertyConvertible>: Sendable {
  /// The description of the property in the scene format.
  public let description: PropertyDescription
  /// The value if the scene does not set the property.
  public let defaultValue: Value

  /// The key in a scene.
  public var name: String { description.name }

  init(
    _ name: String, _ form: PropertyForm, default value: Value, perSection: Bool = false,
    help: String
  ) {
    defaultValue = value
    description = PropertyDescription(
      name, form, default: value.propertyValue, perSection: perSection, help: help)
  }
}

extension LayoutDescription {
  /// The value of a property, or its default.
  public subscript<Value>(property: Property<Value>) -> Value {
    properties[property.name].flatMap(Value.init(_:)) ?? property.defaultValue
  }

  /// The value of a property in a section: from `perSection`, else the layout's, else the default.
  public subscript<Value>(property: Property<Value>, section section: Int) -> Value {
    guard perSection.indices.contains(section), let value = perSection[section][property.name]
    else { return self[property] }
    return Value(value) ?? property.defaultValue
  }

  /// Whether the scene sets the property for all sections.
  public func names(_ property: PropertyDescription) -> Bool {
    properties[property.name] != nil
  }
}
