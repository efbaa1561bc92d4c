/// The parts of a compositional layout as plain values, under the names of UIKit without their prefixes.
public enum Compositional {}
