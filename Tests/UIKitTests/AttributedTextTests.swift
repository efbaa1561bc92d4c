import Foundation
import Testing
import UIKit

@Suite("Attributed text")
struct AttributedTextTests {
  private static var ten: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 10)] }

  @Test("Text with one font measures like plain text")
  func uniform() {
    let text = NSAttributedString(string: "abcd efgh", attributes: Self.ten)
    #expect(text.size() == CGSize(width: 45, height: 12))
    let box = text.boundingRect(
      with: CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(box.size == CGSize(width: 20, height: 24))
    #expect("abcd".size(withAttributes: Self.ten) == CGSize(width: 20, height: 12))
    #expect(NSString(string: "abcd").size(withAttributes: Self.ten).width == 20)
    #expect(NSAttributedString(string: "").size().width == 0)
  }

  @Test("A line is as high as its highest font")
  func mixed() {
    let text = NSMutableAttributedString(string: "ab", attributes: Self.ten)
    text.append(
      NSAttributedString(string: " cd\nef", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(text.size() == CGSize(width: 40, height: 48))
    text.deleteCharacters(in: NSRange(location: 2, length: 3))
    #expect(text.size() == CGSize(width: 20, height: 36))
  }

  @Test("Line spacing is between lines")
  func spacing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.alignment = .center
    var attributes = Self.ten
    attributes[.paragraphStyle] = style
    let box = "abcd efgh".boundingRect(
      with: CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(box.height == 29)
    #expect((style.copy() as? NSParagraphStyle)?.alignment == .center)
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 5)
  }

  @Test("A label has the size of its attributed text")
  @MainActor func label() {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "abcd efgh", attributes: Self.ten)
    #expect(label.text == "abcd efgh")
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 20, height: 24))
    label.text = "x"
    #expect(label.attributedText?.string == "x")
    #expect(label.intrinsicContentSize == CGSize(width: 9, height: 21))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test("A label's text is in its description, shortened")
  @MainActor func labelDescription() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "A Secret Is Found In The Attic"
    _ = label.layer
    #expect(
      label.description.contains(
        "frame = (0 0; 10 10); text = 'A Secret Is Found In The ...'; userInteractionEnabled = NO; layer = <"
      ))
  }
}
