import Simulator

extension ElementPicture {
  /// The edges of a cell: heavy where it was measured in this very frame, with heavy corners where that was shortly before.
  var cellBorder: Border {
    if element.marks.contains(.measured) { return theme.glyphs.heavy }
    if element.isFresh { return theme.glyphs.heavyCorners }
    return switch element.sizeState {
    case .estimated: theme.glyphs.light
    case .measured: theme.glyphs.solid
    case .fixed: theme.glyphs.fixed
    }
  }

  /// Bold for a selected or touched cell.
  var edgeStyle: Style {
    var style = style(edgeRole)
    if element.isSelected || element.isHighlighted { style.isBold = true }
    return style
  }

  /// Two colours in turn set measured neighbours apart.
  private var edgeRole: Theme.Role {
    if element.isFresh { return .fresh }
    switch element.sizeState {
    case .estimated: return .estimated
    case .fixed: return .fixed
    case .measured: return (element.indexPath.last ?? 0) % 2 == 0 ? .measured : .alternate
    }
  }

  func style(_ role: Theme.Role) -> Style {
    var style = theme.style(role)
    if element.alpha < 0.5 { style.isDim = true }
    return style
  }
}

extension CellGrid {
  /// Draws the dotted ground of a decoration view: a border, or a line where that has no room.
  mutating func drawDecoration(_ rect: CellRect, glyphs: Glyphs, style: Style, clip: CellRect) {
    fill(rect, style: style, clip: clip)
    if ElementPicture.isBox(rect) {
      return box(rect, border: glyphs.dotted, style: style, clip: clip)
    }
    let isUpright = rect.columns == 1 && rect.rows > 1
    let line = isUpright ? glyphs.dotted.vertical : glyphs.dotted.horizontal
    fill(rect, with: line, style: style, clip: clip)
  }
}
