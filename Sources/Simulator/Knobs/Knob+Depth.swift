extension Knob {
  /// How many keys of maps lead to it.
  var depth: Int { key.split(separator: ".").count }
}
