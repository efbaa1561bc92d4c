/// A method by which a layout returns attributes of elements.
enum LayoutMethod {
  case elements
  case element
  case initial
  case final

  /// Whether the attributes are those from which or to which an element is animated.
  var isOfAnimation: Bool { self == .initial || self == .final }

  /// The method's name for a category of elements.
  func name(for element: Call.Element) -> String {
    switch (self, element) {
    case (.elements, _): "layoutAttributesForElements(in:)"
    case (.element, .cell): "layoutAttributesForItem(at:)"
    case (.element, .supplementaryView): "layoutAttributesForSupplementaryView(ofKind:at:)"
    case (.element, .decorationView): "layoutAttributesForDecorationView(ofKind:at:)"
    case (.initial, .cell): "initialLayoutAttributesForAppearingItem(at:)"
    case (.initial, .supplementaryView):
      "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)"
    case (.initial, .decorationView):
      "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)"
    case (.final, .cell): "finalLayoutAttributesForDisappearingItem(at:)"
    case (.final, .supplementaryView):
      "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)"
    case (.final, .decorationView):
      "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)"
    }
  }
}
