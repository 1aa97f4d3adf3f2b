import Ground
import SwiftReading

/// A file or a folder that cannot be read, and why.
struct Unreadable: Equatable, Sendable {
  let place: SourcePlace
  let reason: Reason

  enum Reason: Equatable, Sendable {
    case system(SystemError)
    case notUTF8
    /// A link to a folder that it is in, or to itself.
    case loop
    case danglingLink
    /// A link to something outside the project.
    case outside
    /// What is wrong in a ledger.
    case data(String)
    /// A folder that `scaffold.json` names.
    case missing
  }
}

extension Unreadable {
  /// A file or a folder as a whole.
  init(_ path: String, _ reason: Reason) {
    self.init(place: SourcePlace(file: path, line: 1, column: 1), reason: reason)
  }
}

extension Unreadable {
  /// The first place at which a Swift file that declares targets cannot be whole; `nil` if there is
  /// none.
  init?(swift file: String, _ bytes: [UInt8]) {
    let lines = LineTable(of: bytes)
    if let offset = bytes.withUnsafeBufferPointer(\.firstInvalidUTF8) {
      self.init(place: SourcePlace(ofByte: offset, in: file, lines), reason: .notUTF8)
    } else if let flaw = SwiftFlaws.of(bytes).first {
      self.init(
        place: SourcePlace(ofByte: flaw.offset, in: file, lines),
        reason: .data("\(flaw.reason)"))
    } else {
      return nil
    }
  }
}
