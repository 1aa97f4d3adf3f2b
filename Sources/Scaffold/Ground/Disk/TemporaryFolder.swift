/// A folder outside of any project that is gone with the value.
package struct TemporaryFolder: ~Copyable {
  /// The folder, absolute.
  package let path: String

  package init() throws(SystemError) {
    let parent = getenv("TMPDIR").map { String(cString: $0).trimmingSlashes } ?? "/tmp"
    let pattern = "\(parent)/scaffold-XXXXXX"
    var name = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else { throw .last("make the folder", pattern) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// Removes a folder; a folder that cannot be removed stays, as others do in folders of the
  /// system's.
  private static func remove(_ folder: String) {
    for (name, entry) in (try? Disk.entries(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if entry == .folder { remove(path) } else { unlink(path) }
    }
    rmdir(folder)
  }
}
