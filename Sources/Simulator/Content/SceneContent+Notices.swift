import CollectionView
import Foundation
import Scenes

extension SceneContent {
  /// What of the scene will not be seen, although nothing is wrong with it.
  var notices: [DiagnosticNote] {
    let sections = pane.data.sections
    var notices: [DiagnosticNote] = []
    if !shows("headerReferenceSize"), sections.contains(where: { $0.header != nil }) {
      notices.append(notice("headersNotShown", "headers", "headerReferenceSize"))
    }
    if !shows("footerReferenceSize"), sections.contains(where: { $0.footer != nil }) {
      notices.append(notice("footersNotShown", "footers", "footerReferenceSize"))
    }
    if let file = pane.data.file, let remark = file.remark {
      notices.append(
        DiagnosticNote(id: "dataFile", indexPath: nil, message: "\(file.path): \(remark)"))
    }
    return notices
  }

  /// That the file of the data is no longer what it was, as soon as it was noticed; nil while it is.
  var shrunkNotice: DiagnosticNote? {
    guard pane.data.sections.first?.items.hasShrunk == true, let file = pane.data.file else {
      return nil
    }
    return DiagnosticNote(
      id: "dataFileShrunk", indexPath: nil,
      message:
        "\(file.path) has become shorter since it was opened; what is no longer there is empty")
  }

  /// Whether the layout shows the headers or footers of sections, named by what gives them their size in a flow.
  private func shows(_ edge: String) -> Bool {
    let layout = pane.layout
    switch layout.kind {
    case "list", "table": return true
    case "timeline":
      return edge == "headerReferenceSize" && layout.number("headerHeight") != 0
    case "flow", "stretchyHeader":
      return (0...layout.perSection.count).contains { section in
        let size = layout.size(edge, section: section) ?? .zero
        return layout.word("scrollDirection") == "horizontal" ? size.width > 0 : size.height > 0
      }
    default: return false
    }
  }

  private func notice(_ id: String, _ what: String, _ property: String) -> DiagnosticNote {
    let kind = pane.layout.kind
    let takesSize = kind == "flow" || kind == "stretchyHeader"
    return DiagnosticNote(
      id: id, indexPath: nil,
      message: "the data has \(what), and the layout `\(kind)` shows "
        + (takesSize ? "none without `\(property)`" : "none"))
  }
}
