import Core
import Foundation

/// Keeps bytes in files that only this user may read, up to a limit: those go first that were not
/// used for longest.
package actor DiskCache {
  private let folder: URL
  private let sizeLimit: Int
  /// How many bytes may still come before it is looked which files have to go.
  private var room = 0
  private var isClosed = false

  /// - Parameter sizeLimit: How many bytes all files have at most.
  package init(folder: URL, sizeLimit: Int = 64 << 20) {
    self.folder = folder
    self.sizeLimit = sizeLimit
  }

  /// The bytes that were kept under a key, if they are still there.
  package func data(forKey key: String) -> Data? {
    guard let data = try? file(forKey: key).read() else { return nil }
    touch(key)
    return data
  }

  /// Keeps bytes under a key; `nil` removes them.
  package func set(_ data: Data?, forKey key: String) {
    guard !isClosed else { return }
    guard let data, (try? file(forKey: key).write(data)) != nil else {
      try? file(forKey: key).remove()
      return
    }
    touch(key)
    room -= data.count
    if room < 0 { makeRoom() }
  }

  /// Whatever comes from now on is not kept.
  package func close() {
    isClosed = true
  }
}

extension DiskCache {
  private func file(forKey key: String) -> PrivateFile {
    PrivateFile(url: folder.appending(path: key.digest, directoryHint: .notDirectory))
  }

  /// Says that a file was used, by its date.
  private func touch(_ key: String) {
    let path = file(forKey: key).url.path
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// Leaves a quarter free, so that this is seldom done.
  private func makeRoom() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    let uses = (files ?? []).map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (file, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
    }
    room = sizeLimit
    for (file, size, _) in uses.sorted(by: { $0.2 > $1.2 }) {
      if size <= room - sizeLimit / 4 {
        room -= size
      } else {
        try? PrivateFile(url: file).remove()
      }
    }
  }
}
