import Foundation

// Text measured as `UIFont` says: every character half the point size wide.

#if !canImport(Darwin)
  extension NSString {
    /// The size of the text on one line a paragraph, in points; without a font, 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      TextMeasure(font: font(in: attributes), width: .infinity).size(of: description)
    }

    /// The box of the text within a size, in points; without `usesLineFragmentOrigin` on one line.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      let font = font(in: attributes)
      let isBroken = options.contains(.usesLineFragmentOrigin)
      let limit = size.height > 0 ? (size.height / font.lineHeight).rounded(.down) : 0
      let measure = TextMeasure(
        font: font, width: isBroken && size.width > 0 ? size.width : .infinity,
        maximumLines: isBroken ? (limit < 1e6 ? Int(max(1, limit)) : 0) : 1)
      return CGRect(origin: .zero, size: measure.size(of: description))
    }

    private func font(in attributes: [NSAttributedString.Key: Any]?) -> UIFont {
      attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    }
  }

  extension String {
    /// The size of the text on one line a paragraph, in points; without a font, 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSString(string: self).size(withAttributes: attributes)
    }

    /// The box of the text within a size, in points; without `usesLineFragmentOrigin` on one line.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      NSString(string: self).boundingRect(
        with: size, options: options, attributes: attributes, context: context)
    }
  }
#endif
