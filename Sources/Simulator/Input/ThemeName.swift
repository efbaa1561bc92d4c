/// The themes a screen can have; what they look like is the renderer's.
public enum ThemeName: String, Sendable, Equatable, Codable, CaseIterable {
  /// The terminal's own colours.
  case terminal
  case dark
  case light
  case highContrast = "high-contrast"
  /// No colours, only bold, dim and reverse.
  case mono
}
