import Ground
import Model

/// The notes of a run besides its own work: about other runs, and about what they left behind.
package enum RunNote: Equatable, Sendable {
  /// Another run holds the folder.
  case waiting(folder: String)
  /// A run that was cut off was taken back before this one began.
  case undone(folder: String, Undone)
  /// A run had done its work and left files behind, which are gone now.
  case cleaned(folder: String)
  /// A run was cut off, and this command only reads.
  case halfDone(folder: String)
  /// A run left files of its own behind, and this command only reads.
  case leftovers(folder: String)
  /// There is a journal that nobody obeys.
  case foreignJournal(String)
  case othersJournal(String)
  /// This run has done its work, and could not clean up.
  case notCleaned(SystemError)
  case keptChanged(Undone.Kept)
  case outOfReach([ProjectPath])
}

extension RunNote: CustomStringConvertible {
  package var description: String { message.text }

  package var message: Message {
    switch self {
    case .waiting(let folder): "another run is at work in `\(folder)`; waiting for its end"
    case .undone(let folder, let undone):
      "a run in `\(folder)` was cut off; \(Self.words(for: undone))"
    case .cleaned(let folder):
      "a run in `\(folder)` was cut off when its work was done; removed what it left behind"
    case .halfDone(let folder):
      "a run in `\(folder)` was cut off and is half done; "
        + "the next command that writes, such as `scaffold repair`, takes it back first"
    case .leftovers(let folder):
      "a run in `\(folder)` was cut off and left files of its own behind; "
        + "the next command that writes, such as `scaffold repair`, removes them"
    case .foreignJournal(let path): Message(verbatim: "\(Refusal.foreignJournal(path))")
    case .othersJournal(let path): Message(verbatim: "\(Refusal.othersJournal(path))")
    case .notCleaned(let error):
      "all is written, but not all that was needed for it could be removed: \(error); "
        + "the next command that writes removes the rest"
    case .keptChanged(let kept):
      kept.old.map {
        "`\(kept.path)` was changed meanwhile and stays as it is; its text of before the run is in `\($0)`"
      } ?? "`\(kept.path)` was changed meanwhile and stays as it is"
    case .outOfReach(let paths):
      "not taken back, since a folder on the way is gone or is a link: \(Self.list(paths))"
    }
  }

  private static func words(for undone: Undone) -> Message {
    var words: [Message] = []
    if !undone.removed.isEmpty {
      words.append("removed \(counting: undone.removed.count, "new file")")
    }
    if !undone.restored.isEmpty { words.append("put back \(list(undone.restored.sorted()))") }
    return words.isEmpty
      ? "no file had been changed" : "took it back: \(words.joined(separator: Message(", ").text))"
  }

  private static func list(_ paths: [ProjectPath]) -> String {
    paths.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Refusal {
  /// A journal that no run wrote where it is.
  package static func foreignJournal(_ path: String) -> Refusal {
    Refusal(
      Complaint(
        "foreign-journal",
        "`\(path)` was not written by a run in this folder: it came with a clone or a copy",
        "nothing of it is carried out, remove it"
      ).at(path))
  }

  /// A journal of a run of another user's.
  package static func othersJournal(_ path: String) -> Refusal {
    Refusal(
      Complaint(
        "others-journal", "`\(path)` is of another user's run that was cut off",
        "let them run `scaffold` here first"
      ).at(path))
  }
}
