import Foundation
import Testing

@testable import UIKit

// Text of 17 points has lines of 20.4 points here, 20.5 up to the pixel, and letters of 8.5 points.

@Suite("List content configurations")
@MainActor
struct ListContentTests {
  typealias Configuration = UIListContentConfiguration

  private func state(_ metrics: ListMetrics) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .standard)
    state.listMetrics = metrics
    return state
  }

  @Test("Rows and grouped headers have the margins that UIKit logs")
  func margins() {
    #expect(
      Configuration.cell().directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    #expect(
      Configuration.groupedHeader().directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    let cell = Configuration.cell()
    #expect(cell.imageToTextPadding == 16 && cell.textToSecondaryTextVerticalPadding == 3)
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(Configuration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!cell.prefersSideBySideTextAndSecondaryText)
  }

  @Test(
    "Heights at a width of 320",
    arguments: [
      (ListMetrics.iOS16, "cell", 42.5), (.iOS26, "cell", 56), (.iOS26, "two lines", 79.5),
      (.iOS16, "groupedHeader", 39), (.iOS26, "groupedHeader", 44.5),
      (.iOS26, "footer", 35), (.iOS16, "wrapped", 63),
    ])
  func heights(metrics: ListMetrics, content: String, height: CGFloat) {
    var configuration: Configuration
    switch content {
    case "groupedHeader": configuration = .groupedHeader()
    case "footer": configuration = .groupedFooter()
    default: configuration = .cell()
    }
    configuration.text =
      content == "wrapped" ? String(repeating: "word ", count: 12) : "A row"
    if content == "two lines" { configuration.secondaryText = "Below" }
    let view = UIListContentView(configuration: configuration.updated(for: state(metrics)))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 10), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: height))
  }

  @Test("On three pixels a point a header of iOS 16 has the measured height")
  func headerHeight() {
    let view = UIListContentView(configuration: .groupedHeader())
    var header = Configuration.groupedHeader()
    header.text = "Header"
    view.configuration = header
    view.traitCollection = UITraitCollection(displayScale: 3)
    #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - 38.667) < 0.001)
  }

  @Test("A width that is free is that of the texts on one line")
  func freeWidth() {
    var configuration = Configuration.cell()
    configuration.text = "12345678"
    let view = UIListContentView(configuration: configuration)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 30, height: 10), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 16 + 68 + 8, height: 42.5))
    #expect(view.intrinsicContentSize == size)
  }

  @Test(
    "Texts are beside each other if there is room, else below each other",
    arguments: [(200.0, true), (150, false)])
  func sideBySide(width: CGFloat, isBeside: Bool) {
    var configuration = Configuration.valueCell()
    (configuration.text, configuration.secondaryText) = ("12345678", "12345678")
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    view.layoutIfNeeded()
    let text = view.textLayoutGuide?.layoutFrame ?? .zero
    let secondary = view.secondaryTextLayoutGuide?.layoutFrame ?? .zero
    #expect(text.minX == 16)
    if isBeside {
      #expect(secondary.maxX == width - 8 && secondary.minY == text.minY)
    } else {
      #expect(secondary.minX == 16 && secondary.minY == text.maxY + 3)
    }
  }

  @Test("An image is scaled to its greatest size, and centred in its reserved size")
  func images() {
    var configuration = Configuration.cell()
    configuration.text = "Text"
    configuration.image = UIImage(size: CGSize(width: 60, height: 30))
    configuration.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 42.5)
    view.layoutIfNeeded()
    #expect(view.imageLayoutGuide?.layoutFrame.size == CGSize(width: 40, height: 20))
    #expect(view.imageLayoutGuide?.layoutFrame.minX == 21)
    #expect(view.textLayoutGuide?.layoutFrame.minX == 82)
  }

  @Test("Capitals, attributes and hidden texts")
  func texts() {
    var header = Configuration.groupedHeader()
    header.text = "general"
    let view = UIListContentView(configuration: header)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["GENERAL", nil])
    #expect(labels.map(\.isHidden) == [false, true])
    #expect(view.secondaryTextLayoutGuide == nil && view.textLayoutGuide != nil)
    var attributed = Configuration.cell()
    attributed.attributedText = NSAttributedString(string: "attributed")
    #expect(attributed.text == "attributed")
    attributed.text = "plain"
    #expect(attributed.attributedText == nil && attributed.text == "plain")
  }

  @Test("What was set stays when the state changes; the rest follows the version")
  func updating() {
    var configuration = Configuration.cell()
    configuration.directionalLayoutMargins.top = 3
    let set = configuration.updated(for: state(.iOS26))
    #expect(set.directionalLayoutMargins.top == 3 && set.directionalLayoutMargins.bottom == 11)
    #expect(Configuration.cell().updated(for: state(.iOS26)).directionalLayoutMargins.top == 17.75)
    var disabled = state(.iOS16)
    disabled.isDisabled = true
    #expect(Configuration.cell().updated(for: disabled).textProperties.color == .tertiaryLabel)
  }

  @Test("A header takes the style of its list", arguments: [true, false])
  func headers(isGrouped: Bool) {
    var inList = state(.iOS16)
    inList.listElement = ListElement(appearance: isGrouped ? .insetGrouped : .plain, role: .header)
    #expect(
      Configuration.header().updated(for: inList).textProperties.transform
        == (isGrouped ? .uppercase : .none))
    let moved = Configuration.header().updated(for: inList).updated(for: state(.iOS16))
    #expect(moved.textProperties.transform == .none)
  }

  @Test("From right to left the content is mirrored")
  func mirrored() {
    var configuration = Configuration.cell()
    configuration.text = "Text"
    configuration.image = UIImage(size: CGSize(width: 20, height: 20))
    let view = UIListContentView(configuration: configuration)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 42.5)
    view.layoutIfNeeded()
    #expect(view.imageLayoutGuide?.layoutFrame.maxX == 304)
    #expect(view.textLayoutGuide?.layoutFrame.maxX == 268)
  }
}
