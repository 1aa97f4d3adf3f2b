/// The one target of an app, where all types and all names of files share one room.
struct SharedTarget {
  private let project: Project
  /// The folders whose files are compiled together: the app's sources, and its tests.
  private let folders: [ProjectPath]

  /// `nil` for a package, where each tier is a target.
  init?(project: Project) {
    guard project.manifest.isOneTarget, let adoption = project.manifest.adoption else { return nil }
    self.project = project
    folders = [adoption.base.folder, adoption.tests].compactMap(\.self)
  }

  /// - Throws: `AdoptionProblem.namesTaken` with every type and file that is there already.
  func requireRoom(for plan: Plan) throws {
    let clashes = try folders.flatMap { try self.clashes(in: $0, with: plan) }
    guard clashes.isEmpty else { throw AdoptionProblem.namesTaken(clashes) }
  }
}

extension SharedTarget {
  /// What the files of a folder will be called, and what they will declare.
  private struct Claims {
    var files: [String: ProjectPath] = [:]
    var types: [String: ProjectPath] = [:]
  }

  private func clashes(
    in folder: ProjectPath, with plan: Plan
  ) throws -> [AdoptionProblem.Clash] {
    var claims = Claims()
    var found: [AdoptionProblem.Clash] = []
    for change in plan.changes where change.path.isSwift(in: folder) {
      guard let contents = change.after else { continue }
      found += clashes(of: contents, at: change.path, with: claims)
      claims.files[change.path.name] = change.path
      for type in SwiftSource(contents).types { claims.types[type.name] = change.path }
    }
    let planned = Set(plan.changes.map(\.path))
    for name in try Disk.files(below: folder.path(in: project.root)) {
      guard let path = try? ProjectPath(folder.text + "/" + name), path.isSwift(in: folder),
        !planned.contains(path)
      else { continue }
      let contents = try Disk.contents(of: path.path(in: project.root)) ?? []
      found += clashes(of: contents, at: path, with: claims)
    }
    return found
  }

  private func clashes(
    of contents: [UInt8], at path: ProjectPath, with claims: Claims
  ) -> [AdoptionProblem.Clash] {
    let file = claims.files[path.name].map { claim in
      AdoptionProblem.Clash(place: path.text, name: path.name, isOfModule: isOfModule(claim))
    }
    let types = SwiftSource(contents).types.compactMap { type in
      claims.types[type.name].map { claim in
        AdoptionProblem.Clash(
          place: "\(path):\(type.line)", name: type.name, isOfModule: isOfModule(claim))
      }
    }
    return [file].compactMap(\.self) + types
  }

  /// Whether another answer would give the file another name.
  private func isOfModule(_ path: ProjectPath) -> Bool {
    guard let adoption = project.manifest.adoption else { return true }
    let shared = [adoption.base.text, adoption.tests.map { "\($0)/Base" }].compactMap(\.self)
    return !shared.contains { path.text.hasPrefix($0 + "/") }
  }
}

extension ProjectPath {
  fileprivate func isSwift(in folder: ProjectPath) -> Bool {
    text.hasPrefix("\(folder)/") && name.hasSuffix(".swift")
  }
}
