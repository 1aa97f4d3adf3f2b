/// A text and where it is written.
struct ManifestText: Sendable {
  var text: String
  /// Where it starts among the bytes of the file, quotes included.
  let offset: Int
}
