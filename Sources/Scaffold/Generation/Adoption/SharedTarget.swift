import Ground
import Model
import SwiftReading

/// The one target of an app, where all types and all names of files share one room.
package struct SharedTarget {
  private let project: Project
  /// The folders whose files are compiled together: the app's sources, and its tests.
  private let folders: [ProjectPath]

  /// `nil` for a package, where each tier is a target.
  package init?(project: Project) {
    guard project.file.isOneTarget, let adoption = project.file.adoption else { return nil }
    self.project = project
    folders = [adoption.base.folder, adoption.tests].compactMap(\.self)
  }

  /// - Throws: `AdoptionProblem.namesTaken` with every type and file that is there already, and
  ///   `typeHidden` for a type of the system that other files could not use any more.
  package func requireRoom(for plan: Plan) throws {
    let clashes = try folders.flatMap { try self.clashes(in: $0, with: plan) }
    guard clashes.isEmpty else { throw AdoptionProblem.namesTaken(clashes) }
    let hidden = hiddenTypes(in: plan)
    guard !hidden.isEmpty else { return }
    for folder in folders {
      for (path, contents) in try files(in: folder, with: plan) {
        let source = SwiftSource(contents)
        for (type, module) in hidden where !isFile(path, of: module) {
          guard let line = source.line(mentioning: type) else { continue }
          throw AdoptionProblem.typeHidden(type, place: "\(path):\(line)")
        }
      }
    }
  }
}

// MARK: - Types of the system

extension SharedTarget {
  /// The types of the plan that are called as some of the system's, and the modules they are of.
  private func hiddenTypes(in plan: Plan) -> [(type: String, module: String)] {
    plan.changes.compactMap { change in
      guard change.path.isSwift(in: project.file.modules), change.after != nil
      else { return nil }
      let type = String(change.path.name.dropLast(".swift".count))
      guard SystemTypes.contains(type) || SystemTypes.ofSwift.contains(type) else { return nil }
      let path = change.path.text.dropFirst(project.file.modules.text.count + 1)
      return (type, String(path.prefix { $0 != "/" }))
    }
  }

  private func isFile(_ path: ProjectPath, of module: String) -> Bool {
    [project.file.modules, project.file.adoption?.tests].compactMap(\.self)
      .contains { path.text.hasPrefix("\($0)/\(module)/") }
  }
}

// MARK: - Names that are there already

extension SharedTarget {
  /// The names of the files of a folder, and of their declarations.
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
    for (path, contents) in try filesOnDisk(in: folder, without: plan) {
      found += clashes(of: contents, at: path, with: claims)
    }
    return found
  }

  /// The Swift files of a folder, as they will be.
  private func files(
    in folder: ProjectPath, with plan: Plan
  ) throws -> [(path: ProjectPath, contents: [UInt8])] {
    let planned = plan.changes.filter { $0.path.isSwift(in: folder) }
      .compactMap { change in change.after.map { (path: change.path, contents: $0) } }
    return try planned + filesOnDisk(in: folder, without: plan)
  }

  private func filesOnDisk(
    in folder: ProjectPath, without plan: Plan
  ) throws -> [(path: ProjectPath, contents: [UInt8])] {
    let planned = Set(plan.changes.map(\.path))
    return try Disk.files(below: folder.path(in: project.root)).compactMap { name in
      guard let path = try? ProjectPath(folder.text + "/" + name), path.isSwift(in: folder),
        !planned.contains(path)
      else { return nil }
      return (path, try Disk.contents(of: path.path(in: project.root)) ?? [])
    }
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

  /// True if another answer would give the file another name.
  private func isOfModule(_ path: ProjectPath) -> Bool {
    guard let adoption = project.file.adoption else { return true }
    let shared = [adoption.base.text, adoption.tests.map { "\($0)/Base" }].compactMap(\.self)
    return !shared.contains { path.text.hasPrefix($0 + "/") }
  }
}

extension ProjectPath {
  fileprivate func isSwift(in folder: ProjectPath) -> Bool {
    text.hasPrefix("\(folder)/") && isSwift
  }
}
