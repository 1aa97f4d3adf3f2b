/// The file that JSON values were read from, to name their places.
package struct JSONSource: Equatable, Sendable {
  /// The name of the file in messages.
  package let file: String
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}

extension JSONSource {
  package func parse() throws(DataError) -> JSON {
    try JSONParser.parse(bytes, of: file)
  }

  package func error(_ reason: DataError.Reason, at offset: Int) -> DataError {
    DataError(reason, at: DataPlace(file: file, offset: offset, in: bytes))
  }

  package func text(_ json: JSON, called name: String) throws(DataError) -> String {
    guard case .text(let text) = json.kind else {
      throw error(
        .wrongKind(key: name, expected: "a text", found: json.description), at: json.offset)
    }
    return text
  }

  package func texts(_ json: JSON, called name: String) throws(DataError) -> [String] {
    guard case .list(let values) = json.kind else {
      throw error(
        .wrongKind(key: name, expected: "a list of texts", found: json.description),
        at: json.offset)
    }
    var texts: [String] = []
    for value in values { texts.append(try text(value, called: name)) }
    return texts
  }
}
