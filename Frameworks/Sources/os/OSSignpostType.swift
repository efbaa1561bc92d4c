/// What a signpost marks.
public enum OSSignpostType: String, Sendable {
  case event
  case begin
  case end
}
