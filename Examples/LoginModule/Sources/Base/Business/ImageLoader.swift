import BaseData
import Core
import Foundation

/// Loads images from their addresses and keeps them, in memory and in files.
///
/// What many ask for is loaded once, and is given up with the last of them. Another image is
/// expected to have another address.
package actor ImageLoader {
  private let client: HTTPClient
  private let disk: DiskCache
  private let authorization: Authorization
  private let memory = NSCache<NSURL, NSData>()
  private var downloads: [URL: (task: Download, askers: Int)] = [:]
  private nonisolated let isInvalid = Locked(false)

  private typealias Download = Task<Result<Data, AppError>, Never>

  /// - Parameter authorization: Whether the client's own server is told who asks; no other ever is.
  package init(
    client: HTTPClient, disk: DiskCache, authorization: Authorization = .none,
    memoryLimit: Int = 32 << 20
  ) {
    self.client = client
    self.disk = disk
    self.authorization = authorization
    memory.totalCostLimit = memoryLimit
  }

  /// The bytes of an image.
  package func data(for url: URL) async throws(AppError) -> Data {
    if isInvalid.withLock({ $0 }) { throw .cancelled }
    if let data = memory.object(forKey: url as NSURL) { return data as Data }
    let task = downloads[url]?.task ?? Task { await load(url) }
    downloads[url] = (task, (downloads[url]?.askers ?? 0) + 1)
    defer { leave(url, task) }
    let answer = OneShot<Data>()
    Task { answer.finish(await task.value) }
    return try await answer.value()
  }

  /// Forgets an image, so that it is loaded again: what was kept turned out to be none.
  package func remove(_ url: URL) async {
    memory.removeObject(forKey: url as NSURL)
    await disk.set(nil, forKey: url.absoluteString)
  }

  /// Ends all access, for good: whatever is asked later is `.cancelled`.
  package nonisolated func invalidate() {
    isInvalid.withLock { $0 = true }
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

  /// What comes in after it was given up is not kept: by then it may be another user's turn.
  private func load(_ url: URL) async -> Result<Data, AppError> {
    do throws(AppError) {
      let kept = await disk.data(forKey: url.absoluteString)
      let data =
        if let kept { kept } else {
          try await client.download(from: url, authorization: authorization)
        }
      if Task.isCancelled { return .failure(.cancelled) }
      memory.setObject(data as NSData, forKey: url as NSURL, cost: data.count)
      if kept == nil { await disk.set(data, forKey: url.absoluteString) }
      return .success(data)
    } catch {
      return .failure(error)
    }
  }
}
