import Ground

/// A folder that a command is to work on, and what is there.
package struct Site: Equatable, Sendable {
  /// The folder, absolute.
  package let folder: String
  /// The folder as the user would type it from where the tool was started.
  package let name: String

  package init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// The folder given with `--at`, taken literally; else the nearest one upward with a
  /// `scaffold.json`, or with what a run that was cut off has left, in the same repository; else the
  /// one the tool was started in.
  ///
  /// - Parameter start: where to look upward from; where the tool was started, if not given.
  /// - Throws: `UsageError` for an empty option.
  package init(at option: String?, from directory: String, lookingFrom start: String? = nil) throws
  {
    if let option {
      guard !option.isEmpty else {
        throw UsageError.missingValue(option: "--at", value: "dir")
      }
      folder = option.absolute(in: directory)
      name = option.trimmingSlashes
    } else {
      folder = Self.nearestProject(to: start ?? directory) ?? directory
      let isBelow = folder.hasPrefix(directory + "/")
      name =
        folder == directory
        ? "." : isBelow ? String(folder.dropFirst(directory.utf8.count + 1)) : folder
    }
  }
}

extension Site {
  /// The kind of the folder.
  package enum Kind: Equatable {
    case project
    /// Missing, or empty but for dotfiles, a README and a LICENSE.
    case empty
    /// A Swift package that the tool did not make.
    case package
    /// An Xcode project that the tool did not make.
    case app
    case other
  }

  package func kind() throws(SystemError) -> Kind {
    let names = try Disk.names(in: folder)
    if names.contains(ProjectFile.path) { return .project }
    if names.contains("Package.swift") { return .package }
    if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return .app }
    return names.allSatisfy(\.isIncidental) ? .empty : .other
  }

  /// The last part of the folder's path.
  package var lastName: String { folder.pathComponents.last.map(String.init) ?? "" }

  /// How a message names a file of the folder.
  package func naming(_ path: String) -> String {
    name == "." ? path : name + "/" + path
  }

  /// The file or folder of the project that a word of the command line names.
  ///
  /// - Returns: `nil` for the project's folder itself.
  /// - Throws: `UsageError` for what is not in the project.
  package func path(of word: String, from directory: String) throws(UsageError) -> ProjectPath? {
    let absolute = word.absolute(in: directory)
    guard absolute != folder else { return nil }
    let start = folder == "/" ? folder : folder + "/"
    guard absolute.hasPrefix(start),
      let path = try? ProjectPath(String(absolute.dropFirst(start.count)))
    else { throw .outsideProject(word, project: name) }
    return path
  }

  /// The same, for what has to be there.
  ///
  /// - Parameter error: what to say where it is not.
  package func existing(
    _ word: String, from directory: String, else error: UsageError? = nil
  ) throws -> ProjectPath? {
    guard let path = try path(of: word, from: directory) else { return nil }
    guard try Disk.entry(at: path.path(in: folder)) != .nothing else {
      throw error ?? .missingFile(word)
    }
    return path
  }

  /// The file that says what a run is about to do. The project's own file may be out of its place
  /// while it is there.
  package static let journal: StaticString = ".scaffold-journal"
  /// The name of the journal once all of it is done.
  package static let doneJournal: StaticString = ".scaffold-journal-done"

  private static func isProject(_ folder: String) -> Bool {
    [ProjectFile.path, "\(journal)", "\(doneJournal)"].contains {
      (try? Disk.entry(at: folder + "/" + $0)) == .file
    }
  }

  private static func nearestProject(to directory: String) -> String? {
    var folder = directory
    while true {
      if isProject(folder) { return folder }
      // What is around a repository is another project's.
      if (try? Disk.entry(at: folder + "/.git")) ?? .nothing != .nothing { return nil }
      guard let parent = folder.parentFolder else { return nil }
      folder = parent
    }
  }
}

extension String {
  /// True if a file of that name leaves a folder as good as empty.
  fileprivate var isIncidental: Bool {
    let upper = uppercased()
    return hasPrefix(".") || upper.hasPrefix("README") || upper.hasPrefix("LICENSE")
  }
}

extension UsageError {
  /// A word that names no file and no folder.
  package static func missingFile(_ name: String) -> UsageError {
    UsageError(
      Complaint("missing-file", "there is no `\(name.printable)`", "check the path").at(name))
  }

  static func outsideProject(_ name: String, project: String) -> UsageError {
    UsageError(
      Complaint(
        "outside-project",
        "`\(name.printable)` is not in the project in `\(project.printable)`",
        "name a file or folder of it, or another project with `--at`"
      ).at(name))
  }
}
