import DocumentReading
import Ground
import Templates

/// A description of an API in OpenAPI 3.0 or 3.1, as JSON or YAML.
package struct APIDocument: Sendable {
  let root: JSON
  private let places: DataPlaces
  private let index: JSONIndex

  /// - Parameter file: what messages call the file, whose ending distinguishes JSON from YAML.
  /// - Throws: what keeps the tool from reading the document, with its place.
  package init(file: String, bytes: [UInt8]) throws(DataError) {
    let source = JSONSource(file: file, bytes: bytes)
    do {
      root = try source.parseDocument()
    } catch {
      throw Self.told(error, isEmpty: !bytes.contains { !" \t\r\n\u{FEFF}".utf8.contains($0) })
    }
    (places, index) = (DataPlaces(of: source), JSONIndex(of: root))
    let version = root["openapi"] ?? root["swagger"]
    guard let version, let words = version.words else {
      throw error(.noDescription, at: root)
    }
    guard words.hasPrefix("3."), root["openapi"] != nil else {
      throw error(.otherVersion(words), at: version)
    }
    guard root["paths"]?.isObject == true else { throw error(.noPaths, at: root) }
  }

  /// The same error with a way out for who has such a document.
  private static func told(_ error: DataError, isEmpty: Bool) -> DataError {
    let problem: APIProblem? =
      switch error.reason {
      case .endsEarly: isEmpty ? .noDescription : .endsEarly
      case .nestedTooDeeply: .tooDeep
      case .expected, .unexpectedText, .notANumber: .notRead(error.reason.words.problem.text)
      default: nil
      }
    return problem.map { DataError($0.reason, at: error.place) } ?? error
  }

  func error(_ problem: APIProblem, at json: JSON) -> DataError {
    places.error(problem.reason, at: json.offset)
  }
}

extension APIDocument {
  /// The value that `$ref`s lead to, and what the last one of them calls it.
  func followed(_ json: JSON) throws(DataError) -> (value: JSON, name: String?) {
    var (value, name): (JSON, String?) = (json, nil)
    var seen: Set<String> = []
    while let reference = value["$ref"], let text = reference.text {
      guard seen.insert(text).inserted else { throw error(.circle(text), at: reference) }
      guard seen.count < Budget.document.depth else {
        throw error(.tooDeepSchema(Budget.document.depth), at: reference)
      }
      let target = try target(of: text, at: reference)
      (value, name) = (target.value, target.name)
    }
    return (value, name)
  }

  private func target(
    of text: String, at reference: JSON
  ) throws(DataError) -> (value: JSON, name: String?) {
    guard text.hasPrefix("#"), let pointer = JSONPointer(fragment: text) else {
      throw error(.foreignReference(text), at: reference)
    }
    guard let value = index.value(at: pointer) else {
      throw error(.lostReference(text), at: reference)
    }
    return (value, pointer.tokens.last)
  }
}

extension JSON {
  /// A version as it is written: `3.0` is a number in YAML.
  fileprivate var words: String? {
    switch kind {
    case .text(let text), .decimal(let text): text
    case .number(let number): "\(number)"
    default: nil
    }
  }
}
