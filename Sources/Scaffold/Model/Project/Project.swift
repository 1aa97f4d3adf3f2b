import Ground
import Templates

/// A project that the tool made: its folder, its `scaffold.json`, its modules.
package struct Project: Sendable {
  /// The folder, absolute.
  package let root: String
  package let file: ProjectFile

  /// - Parameter refusal: what to say if there is no `scaffold.json`.
  /// - Throws: `DataError` if `scaffold.json` is wrong, `Refusal` if there is none.
  package init(in site: Site, else refusal: Refusal? = nil) throws {
    root = site.folder
    guard let bytes = try Disk.contents(of: root + "/" + ProjectFile.path) else {
      throw refusal ?? .noProject(site.name)
    }
    file = try ProjectFile(JSONSource(file: ProjectFile.path, bytes: bytes))
  }

  /// A project that is about to be made.
  package init(root: String, file: ProjectFile) {
    self.root = root
    self.file = file
  }
}

extension Project {
  /// The tool's templates and the project's own, which win.
  package static func catalog(in root: String) throws -> Catalog {
    let folder = root + "/Templates"
    var files: [(path: String, text: String)] = []
    for path in try Disk.files(below: folder) where !path.hasSuffix(Disk.finderFile) {
      guard let bytes = try Disk.contents(of: folder + "/" + path) else { continue }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw BadTemplate(file: "Templates/" + path, reason: .notText)
      }
      files.append((path, text))
    }
    guard !files.isEmpty else { return .embedded }
    return .embedded.overlaid(by: Catalog(files: files, reserving: ReservedFlag.all))
  }

  package func folder(of module: String) -> ProjectPath? {
    try? ProjectPath(file.modules.text + "/" + module)
  }

  /// The names of the folders that modules are in; some may be made by hand.
  package func moduleFolders() throws(SystemError) -> [String] {
    try Disk.names(in: file.modules.path(in: root)).filter { !$0.hasPrefix(".") }
  }

  /// The ledger of a module; `nil` if it has none.
  package func ledger(of module: String) throws -> Ledger? {
    guard let folder = folder(of: module) else { return nil }
    return try ledger(in: folder)
  }

  /// The ledger of the project's own files; `nil` if it has none.
  package func ledger() throws -> Ledger? { try ledger(in: nil) }

  private func ledger(in folder: ProjectPath?) throws -> Ledger? {
    let path = (folder.map { $0.text + "/" } ?? "") + Ledger.name
    guard let bytes = try Disk.contents(of: root + "/" + path) else { return nil }
    return try Ledger(JSONSource(file: path, bytes: bytes), in: folder)
  }

  /// Every module the tool made, with its ledger, in the order of their names.
  package func modules() throws -> [(name: String, ledger: Ledger)] {
    try moduleFolders().compactMap { name in
      try ledger(of: name).map { (name, $0) }
    }
  }
}

/// A template of the project's own that cannot be used.
package struct BadTemplate: Error, Equatable {
  let file: String
  let reason: Reason

  package init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    case notText
    case outside(String)
    case doubled(String)
    case reserved(String)
    case badDefault(String, String)
  }
}

extension BadTemplate: Failure {
  package var exitCode: ExitCode { .badData }

  package var complaint: Complaint {
    switch reason {
    case .notText: complaint("is not UTF-8 text", "move it out of Templates")
    case .outside(let path):
      complaint(
        "gives the path `\(path.printable)`, which leaves the project",
        "use a path below its folder")
    case .badDefault(let text, let reason):
      complaint("has the default `\(text.printable)`, which does not fit: \(reason)")
    case .reserved(let path):
      complaint("gives `\(path)`, a name that the tool keeps for itself", "rename it")
    case .doubled(let path):
      complaint("gives `\(path)`, which another file gives too", "rename one")
    }
  }

  private func complaint(_ problem: String, _ wayOut: String? = nil) -> Complaint {
    Complaint("bad-template", "`\(file)` \(problem)", wayOut).at(file)
  }
}
