import Foundation

/// A place for files that are not needed afterwards.
enum Folder {
  static func temporary<Outcome>(
    _ body: (URL) async throws -> Outcome
  ) async throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}
