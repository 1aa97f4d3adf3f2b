import Ground
import Model

/// The runs that changed a project, in its folder `.scaffold-history`, an entry for each.
///
/// Git ignores the folder by the file `.gitignore` in it, and only its owner may read it: the entries
/// have texts of the project. An entry counts only in the folder in which it was written.
package struct History {
  /// The project's folder; `nil` if there is none yet.
  let project: OpenFolder?

  package init(of project: OpenFolder?) { self.project = project }

  package static let folder = ProjectPath(ownName: ".scaffold-history")
  static let ignoreFile = folder.appending(ProjectPath(ownName: ".gitignore"))
}

extension History {
  /// True if anything was recorded here.
  package var isThere: Bool { (try? project?.entry(at: Self.folder) == .folder) ?? false }

  /// The numbers of the entries, in order, whoever wrote them.
  func numbers() throws(SystemError) -> [Int] {
    guard let project else { return [] }
    return try project.names(in: Self.folder).compactMap(Self.number).sorted()
  }

  /// Higher numbers have more than six digits, and are none.
  static let highestNumber = 999_999

  private static func number(of name: String) -> Int? {
    guard name.utf8.count == 6, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(name)
  }

  /// The run of an entry.
  ///
  /// - Throws: `HistoryProblem` if it cannot be read, or came from elsewhere.
  func run(_ number: Int) throws -> Run {
    let path = Self.folder.child(number)
    guard let project, try project.entry(at: path) == .file, try project.isOwn(path),
      let bytes = try project.contents(of: path)
    else { throw HistoryProblem.foreign(path) }
    let run: Run
    do throws(Run.Problem) { run = try Run(bytes: bytes) } catch {
      throw error == .newer ? HistoryProblem.newer(path) : HistoryProblem.damaged(path)
    }
    guard try run.seal.isWhole(on: path, in: project) else { throw HistoryProblem.foreign(path) }
    return run
  }

  /// All that is recorded, whatever is wrong with some of it.
  package func log() throws -> RunLog {
    var log = RunLog()
    for number in try numbers() {
      do { log.runs[number] = try run(number) } catch let problem as HistoryProblem {
        log.problems[number] = problem
      }
    }
    return log
  }
}
