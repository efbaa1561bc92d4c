import CollectionView
import Foundation
import Scenes

extension SceneContent {
  /// Parts of the scene that will not be seen, although nothing is wrong with it.
  var notices: [DiagnosticNote] {
    var notices = [SectionEdge.header, .footer].filter { edge in
      !pane.layout.simulated.shows(edge, in: pane.layout)
        && pane.data.sections.contains { $0[keyPath: edge.text] != nil }
    }.map(notShown)
    if let file = pane.data.file, let remark = file.remark {
      notices.append(
        DiagnosticNote(id: "dataFile", indexPath: nil, message: "\(file.path): \(remark)"))
    }
    return notices
  }

  /// That the data file has become shorter than it was when it was opened; nil while it has not.
  var shrunkNotice: DiagnosticNote? {
    guard pane.data.sections.first?.items.hasShrunk == true, let file = pane.data.file else {
      return nil
    }
    return DiagnosticNote(
      id: "dataFileShrunk", indexPath: nil,
      message:
        "\(file.path) has become shorter since it was opened; what is no longer there is empty")
  }

  private func notShown(_ edge: SectionEdge) -> DiagnosticNote {
    let kind = pane.layout.simulated
    let property = kind.referenceSize(of: edge).map { " without `\($0.name)`" } ?? ""
    return DiagnosticNote(
      id: "\(edge)sNotShown", indexPath: nil,
      message: "the data has \(edge)s, and the layout `\(kind.kind.name)` shows none\(property)")
  }
}
