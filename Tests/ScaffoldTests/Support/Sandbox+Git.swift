import Foundation
import Testing

@testable import Ground

extension Sandbox {
  /// Runs git in the folder as its owner would.
  ///
  /// - Returns: what it says, whether it succeeds or not.
  @discardableResult
  func git(_ words: String..., in folder: String = "") throws -> String {
    try git(words, in: folder)
  }

  @discardableResult
  func git(_ words: [String], in folder: String = "") throws -> String {
    let own = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgSign=false"]
    let process = ChildProcess(["git", "-C", root.appending(path: folder).path] + own + words)
    return try #require(try ChildProcess.launch(process), "there is no git").text
  }

  /// Makes the folder a clone with one commit, and has the tool run real programs.
  func commitAll(_ subject: String = "Begin", in folder: String = "") throws {
    launch = ChildProcess.launch
    try git("init", "--quiet", "--template=", "--initial-branch=main", in: folder)
    try git("add", "--all", "--force", in: folder)
    try git("commit", "--quiet", "--allow-empty", "--message", subject, in: folder)
  }

  /// A program that leaves a mark where it runs.
  func plant(_ program: String) throws {
    try write("#!/bin/sh\necho ran >> '\(mark.path)'\n", to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root.appending(path: program).path)
  }

  private var mark: URL { root.appending(path: "mark") }

  /// Whether a planted program has run since this was asked last.
  func hasRun() throws -> Bool {
    guard FileManager.default.fileExists(atPath: mark.path) else { return false }
    try FileManager.default.removeItem(at: mark)
    return true
  }
}
