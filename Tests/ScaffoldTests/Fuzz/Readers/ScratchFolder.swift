import Foundation

/// A folder for what is read from files alone; gone with the process that made it.
enum ScratchFolder {
  static let path: String = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scaffold-readers-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: ScratchFolder.path) }
    return folder.path
  }()

  /// - Returns: the folder of its own that has the file alone.
  static func folder(_ name: String, with file: String, saying bytes: [UInt8]) throws -> String {
    let folder = path + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: folder + "/" + file))
    return folder
  }
}
