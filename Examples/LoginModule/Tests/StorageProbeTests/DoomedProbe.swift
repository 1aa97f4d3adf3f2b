import Foundation
import TerminalTesting

@testable import StorageProbe

/// A probe that is killed while it writes.
struct DoomedProbe {
  struct Failed: Error {}

  /// The step that it had begun.
  private(set) var begun = 0
  /// The last step that it had ended: that one or the one before.
  private(set) var ended = 0

  /// Runs a probe, lets it take some steps, and kills it a moment later.
  ///
  /// - Parameter delay: How long that moment is, in microseconds.
  init(
    in folder: URL, _ chapter: StorageStory.Chapter, seed: UInt64, steps: Int, delay: UInt32
  ) throws {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = BuiltProgram.url(of: "StorageProbe")
    process.arguments = [folder.path, chapter.rawValue, "\(seed)"]
    process.standardOutput = pipe
    try process.run()
    let words = pipe.fileHandleForReading
    while begun < steps { try hear(words) }
    usleep(delay)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { throw Failed() }
    while (try? hear(words)) != nil {}
  }

  /// Takes in what the probe has said meanwhile.
  private mutating func hear(_ words: FileHandle) throws {
    let data = words.availableData
    guard !data.isEmpty else { throw Failed() }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let number = Int(line.dropFirst()) ?? 0
      if line.hasPrefix("+") { begun = number } else { ended = number }
    }
  }
}
