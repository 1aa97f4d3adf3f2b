import Foundation

/// The context that the requests of one screen share: which submission they are, and which version
/// of a thing the user has seen. It goes along with the task, so that the tiers between need not
/// hand it on.
package nonisolated final class RequestContext: Sendable {
  /// That of the task that asks.
  @TaskLocal package static var current: RequestContext?

  /// Which submission they are.
  package let submission: UUID
  private let tags: Locked<[String: String]>

  /// - Parameters:
  ///   - submission: The same if something is sent once more, since nobody knows what became of it.
  ///   - versions: What the server calls the versions that were seen, by their addresses.
  package init(submission: UUID = UUID(), versions: [String: String] = [:]) {
    self.submission = submission
    tags = Locked(versions)
  }

  /// The server's names of the versions that came last, by their addresses.
  package var versions: [String: String] { tags.withLock { $0 } }

  /// Remembers which version of a thing came; nil if the server does not say.
  package func see(_ version: String?, of address: String) {
    tags.withLock { $0[address] = version }
  }

  /// By which a server recognises a submission that comes twice: the same for the same bytes alone.
  package func key(for sent: some Sequence<UInt8>) -> String {
    // FNV-1a, as it is the same in each run of the app.
    let digest = sent.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } >> 2
    var key = submission.uuid
    withUnsafeMutableBytes(of: &key) { bytes in
      for index in 0..<8 { bytes[8 + index] ^= UInt8(truncatingIfNeeded: digest >> (8 * index)) }
    }
    return UUID(uuid: key).uuidString
  }
}
