import Foundation

/// Keeps bytes in files that only this user may read, up to a limit: those go first that were not
/// used for longest. A file that is damaged, or that this app has not written, is none.
package actor DiskCache {
  private let executor = QueueExecutor(label: "disk cache")
  private let folder: URL
  private let sizeLimit: Int
  private let countLimit: Int
  /// How many bytes, and how many files, may still come before it is looked which have to go.
  private var room = (size: 0, count: 0)

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - sizeLimit: How many bytes all files have at most.
  ///   - countLimit: How many files there are at most.
  package init(folder: URL, sizeLimit: Int = 64 << 20, countLimit: Int = 2_000) {
    self.folder = folder
    self.sizeLimit = sizeLimit
    self.countLimit = countLimit
  }

  /// The bytes that were kept under a key, if they are still there.
  package func data(forKey key: String) -> Data? {
    guard let bytes = try? file(forKey: key).read() else { return nil }
    let data = Data(bytes.dropFirst(8))
    guard bytes == data.sealed(for: key) else { return nil }
    touch(key)
    return data
  }

  /// Keeps bytes under a key; `nil` removes them.
  package func set(_ data: Data?, forKey key: String) {
    guard let bytes = data?.sealed(for: key) else {
      try? file(forKey: key).remove()
      return
    }
    guard (try? file(forKey: key).write(bytes)) != nil else { return }
    touch(key)
    room = (room.size - bytes.count, room.count - 1)
    if room.size < 0 || room.count < 0 { makeRoom() }
  }

  /// Removes every file.
  package func removeAll() {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension DiskCache {
  private func file(forKey key: String) -> PrivateFile {
    let name = String(Data(key.utf8).checksum, radix: 36)
    return PrivateFile(url: folder.appending(path: name, directoryHint: .notDirectory))
  }

  /// Says that a file was used, by its date.
  private func touch(_ key: String) {
    let path = file(forKey: key).url.path
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  private func makeRoom() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    let uses = (files ?? []).map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (file, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
    }
    room = (sizeLimit, countLimit)
    for (file, size, _) in uses.sorted(by: { $0.2 > $1.2 }) {
      if size <= room.size, room.count > 0 {
        room = (room.size - size, room.count - 1)
      } else {
        try? PrivateFile(url: file).remove()
      }
    }
  }
}

nonisolated extension Data {
  /// A number that tells bytes apart, the same in every run (FNV-1a).
  fileprivate var checksum: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// These bytes behind eight others, which fit them under this key alone.
  fileprivate func sealed(for key: String) -> Data {
    Swift.withUnsafeBytes(of: (Data("\(key)\n".utf8) + self).checksum.bigEndian) { Data($0) } + self
  }
}
