import Foundation

/// An app that does nothing but write, until a test kills it.
///
///     StorageProbe FOLDER CHAPTER SEED
///
/// It says `+1` before its first step and `-1` after it, and so on.
@main
struct StorageProbe {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count == 4, let chapter = StorageStory.Chapter(rawValue: words[2]),
      let seed = UInt64(words[3])
    else { exit(64) }
    // Nothing is to be private only because the user's shell makes it so.
    umask(0)
    let story = StorageStory(chapter, seed: seed, in: URL(filePath: words[1]))
    for number in 1... {
      try say("+\(number)")
      try await story.take(step: number)
      try say("-\(number)")
    }
  }

  private static func say(_ words: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data("\(words)\n".utf8))
  }
}
