import Foundation
import Testing

@testable import Ground

@Suite struct TemporaryFolderTests {
  @Test func isGoneWithAllThatIsInIt() throws {
    let outside = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outside) }

    let path = try Self.fill(linkingTo: outside.path)

    #expect(try Disk.entry(at: path) == .nothing)
    #expect(try Disk.entry(at: outside.path) == .folder)
  }

  private static func fill(linkingTo outside: String) throws -> String {
    let folder = try TemporaryFolder()
    let inner = folder.path + "/a/b"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try Data("c".utf8).write(to: URL(filePath: inner + "/c"))
    try FileManager.default.createSymbolicLink(
      atPath: inner + "/link", withDestinationPath: outside)
    #expect(try Disk.files(below: folder.path) == ["a/b/c"])
    return folder.path
  }
}
