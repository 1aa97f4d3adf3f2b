import DocumentReading
import Templates

extension JSON {
  /// What the tool reads in a YAML document.
  static func yaml(_ text: String) throws -> JSON {
    try JSONSource(file: "x", bytes: Array(text.utf8)).parseYAML()
  }

  /// The same value as JSON.
  static func json(_ text: String) throws -> JSON {
    try JSONSource(file: "x", bytes: Array(text.utf8)).parse()
  }

  /// Why the tool does not read a YAML document; `nil` if it reads it.
  static func refusal(ofYAML bytes: [UInt8]) -> String? {
    do {
      _ = try JSONSource(file: "x", bytes: bytes).parseYAML()
      return nil
    } catch {
      return error.description
    }
  }
}
