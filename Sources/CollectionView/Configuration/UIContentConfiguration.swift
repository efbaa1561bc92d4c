import Foundation

/// The content and style of a content view, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new content view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration with the defaults of a state, as far as they were not changed.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows; a new one is of a type that the view supports.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; by default one of the type that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A function from a colour to the one that is shown.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// A transformer from its function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour that is shown for a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer {
  /// The grey of the same luminance, by the weights of sRGB (inferred: UIKit does not document them).
  public static var grayscale: Self {
    Self { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// The colour itself: tints are transformed on a Mac only (inferred).
  public static var preferredTint: Self { Self { $0 } }

  /// The colour itself: tints are transformed on a Mac only (inferred).
  public static var monochromeTint: Self { Self { $0 } }
}
