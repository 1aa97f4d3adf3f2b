/// The reading side of the file system. Paths are absolute or relative to the working directory.
package enum Disk {
  /// The file that a Mac's Finder leaves in each folder that someone has opened: nobody's work.
  package static let finderFile = ".DS_Store"

  /// The most bytes of a file, or of the standard input, that are read: nothing that the tool reads is
  /// larger, and what is made of it takes a few times as much memory.
  static let largest = 128 << 20

  /// The most bytes of a Swift file that are read: each of its lines and words becomes a value, and
  /// those of a larger file would fill the memory. Nobody writes, and no compiler takes, as much.
  static let largestCode = 8 << 20

  /// - Throws: if a file has more bytes than are read of it.
  static func requireReadable(_ size: Int, of path: String) throws(SystemError) {
    guard size > largestCode else { return }
    let most = path.hasSuffix(".swift") ? largestCode : largest
    guard size <= most else { throw .tooLarge(path, size, most: most) }
  }

  /// The entry at a path. A symbolic link is a link, wherever it leads.
  package static func entry(at path: String) throws(SystemError) -> DiskEntry {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .nothing }
      throw .last("look at", path)
    }
    return DiskEntry(mode: status.st_mode)
  }

  /// The permission bits of what is at a path; `nil` if nothing is there.
  package static func mode(of path: String) throws(SystemError) -> mode_t? {
    var status = stat()
    if lstat(path, &status) == 0 { return status.st_mode & 0o7777 }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last("look at", path)
  }

  /// True if a folder is at a path, or a link that leads to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && DiskEntry(mode: status.st_mode) == .folder
  }

  /// The bytes of a file, or `nil` if there is nothing at the path.
  package static func contents(of path: String) throws(SystemError) -> [UInt8]? {
    guard let descriptor = try descriptor(of: path) else { return nil }
    defer { close(descriptor) }
    return try contents(ofOpen: descriptor, named: path)
  }

  /// The first bytes of a file, or `nil` if there is nothing at the path.
  package static func start(of path: String, count: Int) throws(SystemError) -> [UInt8]? {
    guard let descriptor = try descriptor(of: path) else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let found = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, count) }
    guard found >= 0 else { throw .last("read", path) }
    return Array(bytes.prefix(found))
  }

  /// - Returns: `nil` if there is nothing at the path.
  private static func descriptor(of path: String) throws(SystemError) -> Int32? {
    try Reach.require(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor >= 0 { return descriptor }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last("read", path)
  }

  /// The bytes of a file that is open.
  ///
  /// - Throws: `SystemError`; with `EISDIR` if it is no regular file.
  package static func contents(
    ofOpen descriptor: Int32, named path: String
  ) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last("read", path) }
    guard DiskEntry(mode: status.st_mode) == .file else {
      throw SystemError(verb: "read", path: path, code: EISDIR)
    }
    try requireReadable(Int(status.st_size), of: path)
    return try read(descriptor, expecting: Int(status.st_size), from: path)
  }

  /// The names in a folder, in order; none if there is no such folder.
  package static func names(in path: String) throws(SystemError) -> [String] {
    try unsortedNames(in: path).sorted()
  }

  /// The names in a folder as the disk gives them.
  static func unsortedNames(in path: String) throws(SystemError) -> [String] {
    var names: [String] = []
    try forEachName(in: path) { name in
      if name.count > 2 || name[0] != UInt8(ascii: ".") || name.count == 2 && name[1] != name[0] {
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }

  /// A name in a folder that only letter case, or the way in which accents are written,
  /// distinguishes from `name`: a Mac's file system does not.
  package static func nameLike(_ name: String, in path: String) throws(SystemError) -> String? {
    let wanted = Array(name.utf8)
    let isPlain = wanted.allSatisfy { $0 < 0x80 }
    var found: String?
    try forEachName(in: path) { bytes in
      // Most neighbours go by here, without becoming a text.
      if isPlain, bytes.count != wanted.count, bytes.allSatisfy({ $0 < 0x80 }) { return }
      if isPlain, bytes.first.map({ $0 | 0x20 }) != wanted.first.map({ $0 | 0x20 }),
        bytes.allSatisfy({ $0 < 0x80 })
      {
        return
      }
      let other = String(decoding: bytes, as: UTF8.self)
      if !bytes.elementsEqual(wanted), other.lowercased() == name.lowercased() { found = other }
    }
    return found
  }

  /// The entries of a folder, in the order of the names; none if there is no such folder.
  package static func entries(
    in path: String
  ) throws(SystemError) -> [(name: String, entry: DiskEntry)] {
    var entries: [(name: String, entry: DiskEntry?)] = []
    try forEachEntry(in: path) { name, entry in
      if name[0] != UInt8(ascii: ".") || name.count > 2 || name.count == 2 && name[1] != name[0] {
        entries.append((String(decoding: name, as: UTF8.self), entry))
      }
    }
    entries.sort { $0.name < $1.name }
    var known: [(name: String, entry: DiskEntry)] = []
    for (name, entry) in entries {
      if let entry {
        known.append((name, entry))
      } else {
        known.append((name, try self.entry(at: path + "/" + name)))
      }
    }
    return known
  }

  private static func forEachName(
    in path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(SystemError) {
    try forEachEntry(in: path) { name, _ in body(name) }
  }

  /// - Parameter body: gets what stands at each name, where the folder itself knows.
  private static func forEachEntry(
    in path: String, _ body: (UnsafeBufferPointer<UInt8>, DiskEntry?) -> Void
  ) throws(SystemError) {
    try Reach.require(path)
    guard let folder = opendir(path) else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw .last("list", path)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let room = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let kind = DiskEntry(directoryType: entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: room) { start in
          body(UnsafeBufferPointer(start: start, count: length(of: start, atMost: room)), kind)
        }
      }
    }
  }

  private static func length(of name: UnsafePointer<UInt8>, atMost room: Int) -> Int {
    (0..<room).first { name[$0] == 0 } ?? room
  }

  /// The paths of all files below a folder, relative to it, in order. Links are not followed.
  package static func files(below folder: String) throws(SystemError) -> [String] {
    var files: [String] = []
    for name in try names(in: folder) {
      switch try entry(at: folder + "/" + name) {
      case .folder:
        for path in try self.files(below: folder + "/" + name) { files.append(name + "/" + path) }
      case .file: files.append(name)
      case .link, .other, .nothing: break
      }
    }
    return files
  }

  /// The folder the tool was started in.
  ///
  /// - Throws: if the folder is gone.
  package static func workingDirectory() throws(SystemError) -> String {
    guard let path = getcwd(nil, 0) else { throw .last("find", "the current folder") }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path of what is at a path, without links on the way; `nil` if nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// All that comes from a pipe, until it is closed.
  package static func bytes(
    from descriptor: Int32, named path: String
  ) throws(SystemError) -> [UInt8] {
    try read(descriptor, expecting: 4095, from: path)
  }

  private static func read(
    _ descriptor: Int32, expecting size: Int, from path: String
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      let room = bytes.count - count
      let read = bytes.withUnsafeMutableBytes {
        Self.read(descriptor, $0.baseAddress.map { $0 + count }, room)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .last("read", path) }
      if read == 0 { break }
      count += read
      try requireReadable(count, of: path)
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

extension Disk {
  /// The system's `read`.
  static func read(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }
}
