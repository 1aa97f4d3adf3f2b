import Foundation

/// Whose data it is: that of a user of a server, or of nobody there.
package nonisolated struct AccountID: Sendable, Hashable {
  /// The server: `https://api.example.com`, and its port where that is not the usual one.
  package let origin: String
  /// Who is signed in; `nil` if nobody is.
  package let user: String?

  /// - Parameter server: An address of the server; the path in it does not matter.
  package init(at server: URL, user: String? = nil) {
    origin = server.server
    self.user = user
  }
}

nonisolated extension AccountID {
  /// The name of the folder for what belongs to the account: always the same one, and another for
  /// every other account, also where a file system takes `A` for `a`.
  package var folderName: String {
    let parts = [origin, user].compactMap(\.self)
    let name = parts.map { $0.addingPercentEncoding(withAllowedCharacters: .plain) ?? $0 }
      .joined(separator: "~")
    // SQLite opens no file whose path has more than 512 bytes.
    return name.utf8.count > 120 ? "\(name.prefix(60))~~\(name.digest)" : name
  }
}

nonisolated extension CharacterSet {
  fileprivate static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789.-")
}

nonisolated extension String {
  /// A short text that stands for a long one: two sums (FNV-1a), from the front and from the back.
  package var digest: String {
    [Array(utf8), utf8.reversed()].map { bytes in
      let start: UInt64 = 0xcbf2_9ce4_8422_2325
      return String(bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
    }.joined(separator: "-")
  }
}
