import DocumentReading
import Speaking
import Templates

/// A reply of a server, as somebody has saved it.
package struct ReplySample: Sendable {
  let source: JSONSource
  /// The value in the envelope.
  let value: JSON
  /// The reply with its envelope.
  let whole: JSON
  /// The key of the payload in the envelope; none if it is in none.
  let envelope: [String]
  /// True if the server would wrap what somebody has saved.
  package let isUnwrapped: Bool

  /// - Parameters:
  ///   - file: what messages call the file.
  ///   - payloadKey: where in the server's envelope the payload is, if it has one.
  /// - Throws: what keeps the tool from reading the reply, with its place.
  package init(
    file: String, bytes: [UInt8], payloadKey: String? = nil
  ) throws(DataError) {
    let source = JSONSource(file: file, bytes: bytes)
    do {
      self.init(source, whole: try source.parseJSON(), payloadKey)
    } catch {
      throw Self.told(error, of: bytes)
    }
  }

  /// - Parameter example: a reply as the description of an API has it.
  package init(file: String, example: JSON, payloadKey: String? = nil) {
    self.init(JSONSource(file: file, bytes: []), whole: example, payloadKey)
  }

  private init(_ source: JSONSource, whole: JSON, _ payloadKey: String?) {
    self.source = source
    self.whole = whole
    let payload = payloadKey.flatMap { JSONPointer(tokens: [$0]).value(in: whole) }
    value = payload ?? whole
    isUnwrapped = payloadKey != nil && payload == nil
    envelope = payload == nil ? [] : payloadKey.map { [$0] } ?? []
  }

  /// The name of the file in messages.
  package var file: String { source.file }

  /// The value in the envelope.
  package var payload: JSON { value }

  /// Where the one object is that the reply is about; `nil` if it is the reply itself, or there is none.
  package var objectPlace: String? {
    PayloadSearch(kind: .item, pointer: nil).payload(of: value).flatMap {
      $0.pointer.tokens.isEmpty ? nil : "\($0.pointer)"
    }
  }

  /// The value at a place, inside the envelope.
  package func value(at place: JSONPointer) -> JSON? { place.value(in: value) }

  /// The server's own code, unless it means success; some servers write theirs as text.
  package func refusingCode(at key: String, unless success: [Int]) -> String? {
    let code = whole[key]
    guard let number = code?.number ?? code?.text.flatMap({ Int($0) }), !success.contains(number)
    else { return nil }
    return "\(number)"
  }

  /// The envelope around the payload; `nil` if there is none.
  package var seenEnvelope: SeenEnvelope? { SeenEnvelope(of: whole) }

  /// True if there is a list at a place, inside the envelope.
  package func hasRows(at place: JSONPointer) -> Bool {
    if case .list? = self.value(at: place.toRows)?.kind { return true }
    return false
  }

  func error(_ problem: ReplyProblem, at offset: Int) -> DataError {
    source.error(problem.reason, at: offset)
  }

  /// The same error with a way out for who has saved a reply.
  private static func told(_ error: DataError, of bytes: [UInt8]) -> DataError {
    let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    let problem: ReplyProblem? =
      switch error.reason {
      case .endsEarly where first == nil: .empty
      case .endsEarly: .endsEarly
      case .unclosedText: .unclosedText
      case .unexpectedText: .several
      case .expected, .conflict, .conflictOfUpdate:
        first == UInt8(ascii: "<") ? .page : .notJSON(words(of: error))
      case .nestedTooDeeply: .tooDeep
      case .doubledKey, .malformed: nil
      default: .notJSON(words(of: error))
      }
    return problem.map { DataError($0.reason, at: error.place) } ?? error
  }

  private static func words(of error: DataError) -> String { error.reason.words.problem.text }
}
