import Core
import Foundation

/// How long the server lets a reply be kept, by `Cache-Control`, and how it is asked whether it has
/// another by now, by `ETag`.
package nonisolated struct Freshness: Codable, Sendable, Hashable {
  private let tag: String?
  private let control: String?
  private let since: Date

  /// - Parameter old: What held until the server has said that nothing is new: what it says no more
  ///   still holds.
  package init(_ reply: HTTPReply, after old: Freshness? = nil, at now: Date) {
    tag = reply.headers["etag"] ?? old?.tag
    control = reply.headers["cache-control"]?.lowercased() ?? old?.control
    since = now
  }

  /// True if it may be kept at all.
  package var isStorable: Bool { !words.contains("no-store") }

  /// True if the server says anything of it.
  package var isTold: Bool { tag != nil || control != nil }

  /// The headers that ask the server to send nothing if nothing is new.
  package var headers: [String: String] { tag.map { ["If-None-Match": $0] } ?? [:] }

  /// True if it needs no look at the server yet. Without a limit, that is once a run if the server
  /// can say whether something is new, and never if it cannot.
  ///
  /// - Parameter isOfThisRun: Whether it came since the app has started.
  package func isFresh(at now: Date, isOfThisRun: Bool) -> Bool {
    if words.contains("no-cache") { return false }
    let limit = words.lazy.compactMap { word in
      word.hasPrefix("max-age=") ? Int(word.dropFirst("max-age=".count)) : nil
    }.first
    guard let limit else { return isOfThisRun || tag == nil }
    return Origin.cache(age: now.timeIntervalSince(since)).isFresh(for: .seconds(limit))
  }

  private var words: [String] {
    (control ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
