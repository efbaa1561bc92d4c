import CollectionView
import Foundation

/// The places of a list content's image and texts, from left to right.
struct ListContentLayout {
  /// The whole, with its margins.
  let size: CGSize
  let image: CGRect
  let text: CGRect
  let secondaryText: CGRect

  /// Lays out a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - margins: The distances from the edges, in points.
  ///   - width: The width of the whole in points; infinite for that of the texts on one line each.
  ///   - height: The height of the whole, in which the content is centred; nil for that of the content.
  ///   - scale: The pixels per point, up to which the sizes of texts are rounded.
  init(
    _ configuration: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, width: CGFloat,
    height: CGFloat? = nil, scale: CGFloat
  ) {
    let imageSize = configuration.image.map(configuration.imageProperties.size) ?? .zero
    let reserved =
      configuration.image == nil
      ? .zero : configuration.imageProperties.reservedSize(for: imageSize)
    let indent = configuration.image == nil ? 0 : reserved.width + configuration.imageToTextPadding
    let room = max(0, width - margins.leading - margins.trailing - indent)
    let texts = TextPair(configuration, room: room, scale: scale)
    let contentHeight = max(texts.size.height, reserved.height)
    size = CGSize(
      width: width.isFinite
        ? width : margins.leading + indent + texts.size.width + margins.trailing,
      height: margins.top + contentHeight + margins.bottom)
    let extra = max(0, (height ?? size.height) - size.height)
    let middle = margins.top + (contentHeight + extra) / 2
    image = CGRect(
      x: margins.leading + (reserved.width - imageSize.width) / 2,
      y: middle - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
    let origin = CGPoint(x: margins.leading + indent, y: middle - texts.size.height / 2)
    text = texts.text.offsetBy(dx: origin.x, dy: origin.y)
    secondaryText = texts.secondaryText.offsetBy(dx: origin.x, dy: origin.y)
  }
}

/// The places of a text and its secondary text.
private struct TextPair {
  let size: CGSize
  let text: CGRect
  let secondaryText: CGRect

  init(_ configuration: UIListContentConfiguration, room: CGFloat, scale: CGFloat) {
    func size(width: CGFloat, isSecondary: Bool) -> CGSize {
      configuration.textSize(width: width, isSecondary: isSecondary, scale: scale)
    }
    var first = size(width: .infinity, isSecondary: false)
    var second = size(width: .infinity, isSecondary: true)
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let hasBoth = first != .zero && second != .zero
    if hasBoth, configuration.prefersSideBySideTextAndSecondaryText,
      first.width + gap + second.width <= room
    {
      let width = room.isFinite ? room : first.width + gap + second.width
      self.size = CGSize(width: width, height: max(first.height, second.height))
      text = CGRect(
        x: 0, y: (self.size.height - first.height) / 2, width: first.width, height: first.height)
      secondaryText = CGRect(
        x: width - second.width, y: (self.size.height - second.height) / 2, width: second.width,
        height: second.height)
      return
    }
    first = size(width: room, isSecondary: false)
    second = size(width: room, isSecondary: true)
    let width = room.isFinite ? room : max(first.width, second.width)
    let start =
      first.height + (hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0)
    self.size = CGSize(width: width, height: start + second.height)
    text = CGRect(x: 0, y: 0, width: width, height: first.height)
    secondaryText = CGRect(x: 0, y: start, width: width, height: second.height)
  }
}

extension UIListContentConfiguration {
  /// The size of a text up to the pixel; zero for none.
  ///
  /// - Complexity: O(characters).
  fileprivate func textSize(width: CGFloat, isSecondary: Bool, scale: CGFloat) -> CGSize {
    let text = isSecondary ? secondaryText : self.text
    guard let text, !text.isEmpty else { return .zero }
    let properties = isSecondary ? secondaryTextProperties : textProperties
    let measure = TextMeasure(
      font: properties.font, width: width, maximumLines: properties.numberOfLines)
    let attributed = isSecondary ? secondaryAttributedText : attributedText
    let size =
      attributed.map(measure.size) ?? measure.size(of: properties.transformed(text))
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }
}
