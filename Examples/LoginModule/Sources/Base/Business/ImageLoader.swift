import BaseData
import Core
import Foundation

/// Loads images from their addresses and keeps them, in memory and in files: in memory decoded too,
/// at the sizes at which they are shown.
///
/// What many ask for is loaded once, and is given up with the last of them. An image is asked for
/// again when the server says so, by `Cache-Control` or `ETag`; else another image is expected to
/// have another address.
package actor ImageLoader {
  private let client: HTTPClient
  private let disk: DiskCache
  private let authorization: Authorization
  private let now: @Sendable () -> Date
  private let memory = NSCache<NSURL, Kept>()
  private var downloads: [URL: (task: Download, askers: Int)] = [:]
  private nonisolated let isInvalid = Locked(false)

  private typealias Download = Task<Result<Data, AppError>, Never>

  /// An image in memory.
  private final class Kept {
    let data: Data
    var freshness: Freshness
    var decoded: [String: any Sendable] = [:]
    /// In bytes.
    var cost: Int

    init(_ data: Data, _ freshness: Freshness) {
      (self.data, self.freshness, cost) = (data, freshness, data.count)
    }
  }

  /// - Parameters:
  ///   - authorization: Whether the client's own server learns who asks; no other ever does.
  ///   - memoryLimit: How many bytes are kept in memory, decoded or not.
  package init(
    client: HTTPClient, disk: DiskCache, authorization: Authorization = .none,
    memoryLimit: Int = 64 << 20, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.client = client
    self.disk = disk
    self.authorization = authorization
    self.now = now
    memory.totalCostLimit = memoryLimit
  }

  /// The bytes of an image.
  package func data(for url: URL) async throws(AppError) -> Data {
    if isInvalid.withLock({ $0 }) { throw .cancelled }
    if let kept = memory.object(forKey: url as NSURL),
      kept.freshness.isFresh(at: now(), isOfThisRun: true)
    {
      return kept.data
    }
    let task = downloads[url]?.task ?? Task { await load(url) }
    downloads[url] = (task, (downloads[url]?.askers ?? 0) + 1)
    defer { leave(url, task) }
    let answer = OneShot<Data>()
    Task { answer.finish(await task.value) }
    return try await answer.value()
  }

  /// An image as a view shows it. It is decoded here, one at a time, and kept. Bytes that are no
  /// image are forgotten, so that they are loaded again.
  ///
  /// - Parameters:
  ///   - form: What distinguishes this form of the image from others, such as its size.
  ///   - decode: Also says how many bytes it takes; `nil` if the bytes are no image.
  package func image<Image: Sendable>(
    for url: URL, as form: String, _ decode: @Sendable (Data) -> (image: Image, cost: Int)?
  ) async throws(AppError) -> Image {
    let data = try await data(for: url)
    let kept = memory.object(forKey: url as NSURL)
    if let image = kept?.decoded[form] as? Image { return image }
    guard let (image, cost) = decode(data) else {
      await remove(url)
      throw .decoding(path: "", reason: "no image")
    }
    if let kept {
      kept.decoded[form] = image
      kept.cost += cost
      memory.setObject(kept, forKey: url as NSURL, cost: kept.cost)
    }
    return image
  }

  /// Ends all access, for good: whatever is asked later is `.cancelled`.
  package nonisolated func invalidate() {
    isInvalid.withLock { $0 = true }
  }

  /// Forgets an image, so that it is loaded again.
  package func remove(_ url: URL) async {
    memory.removeObject(forKey: url as NSURL)
    for key in [url.absoluteString, url.freshnessKey] { await disk.set(nil, forKey: key) }
  }

  /// Gives up what is being loaded, and keeps nothing more.
  package func close() async {
    for download in downloads.values { download.task.cancel() }
    downloads = [:]
    memory.removeAllObjects()
    await disk.close()
  }
}

extension ImageLoader {
  private func leave(_ url: URL, _ task: Download) {
    guard let download = downloads[url], download.task == task else { return }
    let others = download.askers - 1
    downloads[url] = others == 0 ? nil : (task, others)
    if others == 0 { task.cancel() }
  }

  /// What comes in after it was given up is not kept: by then it may be another user's turn. What
  /// cannot be asked for again now is shown as it was kept.
  private func load(_ url: URL) async -> Result<Data, AppError> {
    let kept = await disk.data(forKey: url.absoluteString)
    let said = kept == nil ? nil : await disk.data(forKey: url.freshnessKey)
    let old = said.flatMap { try? JSONDecoder().decode(Freshness.self, from: $0) }
    if let kept, old?.isFresh(at: now(), isOfThisRun: false) ?? true {
      if Task.isCancelled { return .failure(.cancelled) }
      remember(kept, of: url, old ?? Freshness(HTTPReply(), at: now()))
      return .success(kept)
    }
    do throws(AppError) {
      let (result, reply) = try await client.reply(
        from: url, headers: old?.headers ?? [:], authorization: authorization)
      if Task.isCancelled { return .failure(.cancelled) }
      let same = reply.status == 304 ? kept : nil
      let data = if let same { same } else { try result.get() }
      let freshness = Freshness(reply, after: same == nil ? nil : old, at: now())
      remember(data, of: url, freshness)
      await keep(data, of: url, freshness, isNew: same == nil)
      return .success(data)
    } catch {
      if let kept, error.mayPass { return .success(kept) }
      return .failure(error)
    }
  }

  private func remember(_ data: Data, of url: URL, _ freshness: Freshness) {
    if let kept = memory.object(forKey: url as NSURL), kept.data == data {
      kept.freshness = freshness
    } else {
      memory.setObject(Kept(data, freshness), forKey: url as NSURL, cost: data.count)
    }
  }

  /// Whenever the app is killed, nothing is kept beside the word for something else.
  private func keep(_ data: Data, of url: URL, _ freshness: Freshness, isNew: Bool) async {
    guard freshness.isStorable else { return await remove(url) }
    if isNew {
      await disk.set(nil, forKey: url.freshnessKey)
      await disk.set(data, forKey: url.absoluteString)
    }
    guard freshness.isTold else { return }
    await disk.set(try? JSONEncoder().encode(freshness), forKey: url.freshnessKey)
  }
}

nonisolated extension URL {
  /// No address has a space.
  fileprivate var freshnessKey: String { "\(absoluteString) freshness" }
}
