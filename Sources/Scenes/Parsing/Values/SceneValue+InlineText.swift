extension SceneValue {
  /// The value as YAML on one line, texts quoted where they have to be.
  var inlineText: String { WrittenValue(self).flow }
}
