import CollectionView
import Foundation
import Scenes

extension LayoutDescription {
  /// A property of a section: what `perSection` says, else what the layout says; nil when neither does.
  subscript(_ name: String, section section: Int) -> LayoutValue? {
    if perSection.indices.contains(section), let value = perSection[section][name] { return value }
    return properties[name]
  }

  /// A number in points or a count; nil when it is not given.
  func number(_ name: String, section: Int = .max) -> CGFloat? {
    if case .number(let number) = self[name, section: section] { number } else { nil }
  }

  /// A size in points; nil when it is not given.
  func size(_ name: String, section: Int = .max) -> CGSize? {
    if case .size(let size) = self[name, section: section] { size } else { nil }
  }

  /// Insets in points; nil when they are not given.
  func insets(_ name: String, section: Int = .max) -> UIEdgeInsets? {
    if case .insets(let insets) = self[name, section: section] { UIEdgeInsets(insets) } else { nil }
  }

  /// What the scene says; the default when it says nothing.
  func flag(_ name: String, default unsaid: Bool = false) -> Bool {
    if case .flag(let flag) = self[name, section: .max] { flag } else { unsaid }
  }

  /// Whether a size is left to the layout.
  func isAutomatic(_ name: String) -> Bool {
    self[name, section: .max] == .automatic
  }

  /// Whether a layout made of it scrolls sideways, as far as the scene says: its own code may set it otherwise.
  public var scrollsHorizontally: Bool {
    (word("scrollDirection") ?? (kind == "carousel" ? "horizontal" : "vertical")) == "horizontal"
  }

  /// A word; nil when it is not given.
  func word(_ name: String) -> String? {
    if case .word(let word) = self[name, section: .max] { word } else { nil }
  }
}
