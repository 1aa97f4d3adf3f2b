import DocumentReading
import Templates

/// A reply of a server, as somebody has saved it.
package struct ReplySample: Sendable {
  let source: JSONSource
  let value: JSON

  /// - Parameter file: what messages call the file.
  /// - Throws: what keeps the tool from reading the reply, with its place.
  package init(file: String, bytes: [UInt8]) throws(DataError) {
    source = JSONSource(file: file, bytes: bytes)
    guard bytes.count <= Self.largest else {
      throw source.error(ReplyProblem.tooLarge(bytes.count).reason, at: 0)
    }
    do {
      value = try source.parseJSON()
    } catch {
      throw Self.told(error, of: bytes)
    }
  }

  /// The most bytes that are read: with the values of the reply they take a few times as much memory.
  private static let largest = 128 << 20

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
      case .expected, .conflict: first == UInt8(ascii: "<") ? .page : nil
      case .nestedTooDeeply: .tooDeep
      default: nil
      }
    return problem.map { DataError($0.reason, at: error.place) } ?? error
  }
}
