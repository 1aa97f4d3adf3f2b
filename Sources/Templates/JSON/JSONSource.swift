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

  /// The error for a name that is none of a few.
  package func unknown(
    _ name: String, as key: String, among choices: [String], at offset: Int
  ) -> DataError {
    error(
      .unknownValue(name, key: key, choices: choices, Suggestion(for: name, among: choices)),
      at: offset)
  }

  /// The case that a name stands for.
  package func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, as key: String, at offset: Int
  ) throws(DataError) -> Choice {
    if let choice = Choice(rawValue: name) { return choice }
    throw unknown(name, as: key, among: Choice.allCases.map(\.rawValue), at: offset)
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
