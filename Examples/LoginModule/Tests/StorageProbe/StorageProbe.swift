import Foundation

/// An app that does nothing but write, until a test kills it.
///
///     StorageProbe FOLDER CHAPTER SEED
///
/// It says `+1` before its first step and `-1` after it, and so on.
///
///     StorageProbe FOLDER sessions SEED STEPS
///     StorageProbe FOLDER renewal
///
/// Takes part in a session that another process has too, and says what is wrong; or is killed while
/// it renews the token.
@main
struct StorageProbe {
  static func main() async throws {
    let words = CommandLine.arguments
    // Nothing is to be private only because the user's shell makes it so.
    umask(0)
    guard words.count > 2 else { exit(64) }
    let (folder, numbers) = (URL(filePath: words[1]), words.dropFirst(3).compactMap { UInt64($0) })
    switch (words[2], StorageStory.Chapter(rawValue: words[2]), numbers.count) {
    case ("sessions", _, 2): try await takePart(in: folder, seed: numbers[0], steps: numbers[1])
    case ("renewal", _, 0): try await renew(in: folder)
    case (_, let chapter?, 1): try await write(chapter, seed: numbers[0], in: folder)
    default: exit(64)
    }
  }

  private static func write(
    _ chapter: StorageStory.Chapter, seed: UInt64, in folder: URL
  ) async throws {
    let story = StorageStory(chapter, seed: seed, in: folder)
    for number in 1... {
      try say("+\(number)")
      try await story.take(step: number)
      try say("-\(number)")
    }
  }

  private static func takePart(in folder: URL, seed: UInt64, steps: UInt64) async throws {
    let server = GrantServer(folder: folder.appending(path: "Server")) {
      try? await Task.sleep(for: .milliseconds(Int.random(in: 0...3)))
    }
    let story = SessionStory(seed: seed, in: folder.appending(path: "App"), server: server)
    for fault in try await story.faults(steps: steps) { try say(fault) }
    try say("end")
  }

  private static func renew(in folder: URL) async throws {
    let server = GrantServer(folder: folder.appending(path: "Server")) {
      try? say("+1")
      try? await Task.sleep(for: .seconds(600))
    }
    let story = SessionStory(seed: 0, in: folder.appending(path: "App"), server: server)
    _ = await Notes(story.services).fault()
  }

  private static func say(_ words: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data("\(words)\n".utf8))
  }
}
