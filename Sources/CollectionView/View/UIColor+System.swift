import Foundation

// UIKit's system colours in a light and in a dark interface; their values are approximate, since Apple publishes only some.

extension UIColor {
  // MARK: Hues

  public class var systemRed: UIColor { UIColor(light: (255, 59, 48, 1), dark: (255, 69, 58, 1)) }
  public class var systemGreen: UIColor { UIColor(light: (52, 199, 89, 1), dark: (48, 209, 88, 1)) }
  public class var systemBlue: UIColor { UIColor(light: (0, 122, 255, 1), dark: (10, 132, 255, 1)) }
  public class var systemOrange: UIColor {
    UIColor(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
  }
  public class var systemYellow: UIColor {
    UIColor(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
  }
  public class var systemPink: UIColor { UIColor(light: (255, 45, 85, 1), dark: (255, 55, 95, 1)) }
  public class var systemPurple: UIColor {
    UIColor(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
  }
  public class var systemTeal: UIColor {
    UIColor(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
  }
  public class var systemIndigo: UIColor {
    UIColor(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
  }
  public class var systemBrown: UIColor {
    UIColor(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
  }
  public class var systemMint: UIColor { UIColor(light: (0, 199, 190, 1), dark: (99, 230, 226, 1)) }
  public class var systemCyan: UIColor {
    UIColor(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
  }
  public class var systemGray: UIColor {
    UIColor(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
  }
  public class var systemGray2: UIColor {
    UIColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
  }
  public class var systemGray3: UIColor {
    UIColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
  }
  public class var systemGray4: UIColor {
    UIColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
  }
  public class var systemGray5: UIColor {
    UIColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
  }
  public class var systemGray6: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  }
  /// The tint of views that nothing else tints.
  public class var tintColor: UIColor { .systemBlue }

  // MARK: Text

  public class var label: UIColor { UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1)) }
  public class var secondaryLabel: UIColor {
    UIColor(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  }
  public class var tertiaryLabel: UIColor {
    UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  }
  public class var quaternaryLabel: UIColor {
    UIColor(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  }
  public class var placeholderText: UIColor {
    UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  }
  public class var link: UIColor { UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1)) }
  /// The same in a light and in a dark interface.
  public class var darkText: UIColor { .black }
  /// The same in a light and in a dark interface.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  // MARK: Backgrounds, fills and lines

  public class var systemBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  }
  public class var secondarySystemBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  }
  public class var tertiarySystemBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  }
  public class var systemGroupedBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  }
  public class var systemFill: UIColor {
    UIColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  }
  public class var secondarySystemFill: UIColor {
    UIColor(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  }
  public class var tertiarySystemFill: UIColor {
    UIColor(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  }
  public class var quaternarySystemFill: UIColor {
    UIColor(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  }
  public class var separator: UIColor {
    UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  }
  public class var opaqueSeparator: UIColor {
    UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  }

  /// A colour for a light and one for a dark interface, each as red, green and blue from 0 to 255 and opacity from 0 to 1.
  private convenience init(
    light: (CGFloat, CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) {
    self.init { traits in
      let (red, green, blue, alpha) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }
}
