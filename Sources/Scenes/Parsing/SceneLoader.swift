import Foundation

/// Reads scenes and data files.
///
/// The loader alone reads files; relative paths inside a scene are resolved against the scene's own folder.
public struct SceneLoader: Sendable {
  /// What the command line says on top of the file.
  public struct Overrides: Sendable, Equatable {
    /// `--layout KIND`.
    public var layout: String?
    /// `--set layout.estimatedHeight=80`: a dotted key and the text of its value, in order.
    public var settings: [(key: String, value: String)]
    /// `--seed N`.
    public var seed: UInt64?

    public init(
      layout: String? = nil, settings: [(key: String, value: String)] = [], seed: UInt64? = nil
    ) {
      self.layout = layout
      self.settings = settings
      self.seed = seed
    }

    public static func == (lhs: Overrides, rhs: Overrides) -> Bool {
      lhs.layout == rhs.layout && lhs.seed == rhs.seed
        && lhs.settings.map(\.key) == rhs.settings.map(\.key)
        && lhs.settings.map(\.value) == rhs.settings.map(\.value)
    }
  }

  private let overrides: Overrides
  private let readStandardInput: @Sendable () throws -> Data

  /// - Parameters:
  ///   - overrides: What the command line says on top of every file.
  ///   - readStandardInput: Called at most once, when a file is named `-`.
  public init(
    overrides: Overrides = Overrides(),
    readStandardInput: @escaping @Sendable () throws -> Data = { Data() }
  ) {
    self.overrides = overrides
    self.readStandardInput = readStandardInput
  }

  /// Reads a scene (`.yaml .yml`, or `.json` that is a scene), a data file (`.csv .json .jsonl .txt`, any other ending as text) or `-`.
  ///
  /// - Throws: `SceneError` when the file cannot be read or is wrong.
  public func scene(at path: String) throws -> Scene {
    throw SceneError(file: path, line: 0, column: 0, message: "not read yet")
  }

  /// Reads a scene from its text.
  ///
  /// - Parameters:
  ///   - text: The YAML.
  ///   - name: The name used in messages.
  ///   - directory: Where relative data files are looked up; nil refuses them.
  /// - Throws: `SceneError` when the text is wrong.
  public func scene(text: String, name: String, directory: String? = nil) throws -> Scene {
    throw SceneError(file: name, line: 0, column: 0, message: "not read yet")
  }
}
