import Foundation

/// What a server needs to go on where another has stopped: what does not follow from its seed.
struct DemoMemory: Codable, Sendable, Hashable {
  var grants: [RememberedGrant] = []
  var posts = 0
  /// Where it was, so that those who know it find it again.
  var port: UInt16?
}

extension DemoMemory {
  /// Nothing is remembered if the file is not there or cannot be read.
  init(from file: URL) {
    let memory = try? JSONDecoder().decode(DemoMemory.self, from: Data(contentsOf: file))
    self = memory ?? DemoMemory()
  }

  /// Writes a file that only this user may read, for it holds tokens.
  func write(to file: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? FileManager.default.removeItem(at: file)
    let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.write(contentsOf: data)
  }
}
