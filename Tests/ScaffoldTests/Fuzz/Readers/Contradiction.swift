/// What the tool says of a text, and says otherwise a second time, or of its own output.
struct Contradiction: Error, CustomStringConvertible {
  let description: String

  init(_ words: String) { description = words }

  /// - Throws: itself, unless something is so.
  static func unless(_ isSo: Bool, _ words: @autoclosure () -> String) throws {
    if !isSo { throw Contradiction(words()) }
  }
}
