import Ground

/// A journal that lies in a folder, and what it is to the run that finds it.
struct FoundJournal {
  let path: ProjectPath
  let state: State

  enum State {
    /// It was written here, by a run of this user's that was cut off.
    case own(Journal)
    /// It was cut off itself: the run had not done anything yet.
    case torn
    /// It came from elsewhere, or is no journal at all. Nobody does what it says.
    case foreign
    /// It is of another user's run.
    case ofAnotherUser
  }
}

extension FoundJournal {
  /// The journals in a folder: none, one, or two.
  static func all(in folder: OpenFolder) throws(SystemError) -> [FoundJournal] {
    var found: [FoundJournal] = []
    for path in [Journal.path, Journal.donePath] {
      guard try folder.entry(at: path) != .nothing else { continue }
      do throws(SystemError) {
        found.append(FoundJournal(path: path, state: try state(of: path, in: folder)))
      } catch {
        // Where nobody has locked the folder, a run that is at work may take its journal away.
        guard error.code == ENOENT else { throw error }
      }
    }
    return found
  }

  private static func state(
    of path: ProjectPath, in folder: OpenFolder
  ) throws(SystemError) -> State {
    guard try folder.entry(at: path) == .file else { return .foreign }
    guard try folder.isOwn(path) else { return .ofAnotherUser }
    guard try folder.isReadable(path), let bytes = try folder.contents(of: path) else {
      return .torn
    }
    let journal: Journal
    do throws(Journal.Problem) { journal = try Journal(bytes: bytes) } catch {
      return error == .torn ? .torn : .foreign
    }
    return try journal.seal.isWhole(on: path, in: folder) ? .own(journal) : .foreign
  }

  /// The note of a command that only reads.
  func note(in folder: OpenFolder) -> RunNote {
    switch state {
    case .own where path == Journal.path: .halfDone(folder: folder.path)
    case .own, .torn: .leftovers(folder: folder.path)
    case .foreign: .foreignJournal(folder.name(of: path))
    case .ofAnotherUser: .othersJournal(folder.name(of: path))
    }
  }

  /// True if a run is to put things in order before it begins.
  var isOfThisUser: Bool {
    switch state {
    case .own, .torn: true
    case .foreign, .ofAnotherUser: false
    }
  }
}
