import Foundation

/// How the viewports are looked at; stays when a scene starts again or another one is opened.
public struct ViewState: Sendable, Equatable {
  /// What is drawn of the elements.
  public var mode = ViewMode.both
  /// Whether insets, spacing and sections are drawn.
  public var showsGuides = false
  /// Whether rulers in points stand at the viewports' edges.
  public var showsRuler = false
  /// How large the viewports are drawn.
  public var zoom = Zoom()

  /// Everything of the elements, no guides, as large as it fits.
  public init() {}
}

/// What is drawn of an element.
public enum ViewMode: String, Sendable, Equatable, CaseIterable {
  /// Its edges and what it shows.
  case both
  /// What it shows alone, as on a phone.
  case content
  /// Its edges and its label alone.
  case wireframe

  /// The next one, in turn.
  var next: ViewMode {
    switch self {
    case .both: .content
    case .content: .wireframe
    case .wireframe: .both
    }
  }
}

/// How many times the points a character cell stands for, against those with which the viewport fits.
public struct Zoom: Sendable, Equatable {
  private static let factors: [CGFloat] = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4]
  private static let fitting = 3

  private var index = fitting

  /// The whole viewport, as large as it fits.
  public init() {}

  /// Times the points a cell stands for: less than 1 magnifies.
  var factor: CGFloat { Self.factors[index] }

  /// Whether the viewport is shown as large as it fits.
  public var isFitting: Bool { index == Self.fitting }

  /// Whether it is magnified as far as it goes.
  var isLargest: Bool { index == 0 }

  /// Whether it is reduced as far as it goes.
  var isSmallest: Bool { index == Self.factors.count - 1 }

  /// Magnifies; as far as it goes.
  public mutating func zoomIn() { index = max(0, index - 1) }

  /// Reduces; as far as it goes.
  public mutating func zoomOut() { index = min(Self.factors.count - 1, index + 1) }
}
