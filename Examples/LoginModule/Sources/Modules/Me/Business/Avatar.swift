import Foundation

/// A picture that may be sent as an avatar.
package nonisolated struct Avatar: Sendable, Hashable {
  /// Why a picture is not sent.
  package enum Refusal: Error {
    case noImage
    case tooLarge
  }

  /// How many bytes a picture may have.
  package static let limit = 5_000_000

  package let bytes: Data
  /// Such as `image/png`.
  package let type: String

  /// - Parameter bytes: `nil` for what could not be read.
  package init(_ bytes: Data?) throws(Refusal) {
    guard let bytes, let type = Self.beginnings.first(where: { bytes.starts(with: $1) })?.type
    else { throw .noImage }
    guard bytes.count <= Self.limit else { throw .tooLarge }
    self.bytes = bytes
    self.type = type
  }

  /// How the files of each type begin.
  private static let beginnings: [(type: String, bytes: [UInt8])] = [
    ("image/jpeg", [0xFF, 0xD8, 0xFF]),
    ("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  ]
}
