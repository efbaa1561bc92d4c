import Foundation
import Testing
import UIKit

@Suite("Colours")
struct ColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test("A dynamic colour depends on the interface")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(color != .black)
    #expect(color == UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    #expect(color.cgColor == UIColor.black.cgColor)
  }

  @Test("System colours differ between a light and a dark interface")
  func system() {
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.label == .label && UIColor.label != .systemBackground)
    #expect(UIColor.separator.cgColor.alpha == 0.29)
  }

  @Test(
    "Hue, saturation and brightness are read as they were given",
    arguments: [(0.1, 0.5, 0.8), (0.45, 1, 0.3), (0.7, 0.2, 1), (0.95, 0.6, 0.6)])
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.4)
      .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9)
    #expect(abs(b - brightness) < 1e-9 && a == 0.4)
  }

  @Test("A grey has a white, another colour has none")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.3, alpha: 0.6).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.6)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("A Core Graphics colour has the components of its space")
  func coreGraphics() {
    let grey = CGColor(gray: 0.5, alpha: 0.25)
    #expect(grey.numberOfComponents == 2 && grey.alpha == 0.25)
    #expect(UIColor(cgColor: grey) == UIColor(white: 0.5, alpha: 0.25))
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).cgColor
    #expect(color.components == [0.1, 0.2, 0.3, 1] && color.numberOfComponents == 4)
    #expect(color.copy(alpha: 0.5)?.components == [0.1, 0.2, 0.3, 0.5])
  }

  @Test("A tint is inherited from the superview until it is set")
  @MainActor func tint() {
    let (parent, child) = (UIView(frame: .zero), UIView(frame: .zero))
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .red)
  }

  @Test("A colour in Display P3 is that of sRGB outside of its cube")
  func displayP3() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).cgColor.components ?? []
    for (component, expected) in zip(red, [1.0930, -0.2267, -0.1501, 0.5]) {
      #expect(abs(component - expected) < 1e-4)
    }
    let grey = UIColor(displayP3Red: 0.3, green: 0.3, blue: 0.3, alpha: 1).cgColor.components ?? []
    #expect(grey.count == 4 && grey.prefix(3).allSatisfy { abs($0 - 0.3) < 1e-6 })
  }

  @Test("No colour has a name, as there are no resources")
  func named() {
    #expect(UIColor(named: "accent") == nil)
    #expect(UIColor(named: "accent", in: nil, compatibleWith: nil) == nil)
  }
}
