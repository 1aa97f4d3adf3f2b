import Ground
import Model
import SwiftReading

/// Works out which names an update takes away, and where code that people wrote still uses them.
struct VanishedNamesSearch {
  let project: Project
  private var found: [Found] = []
  /// The files generated in this run: code that does not wait for anyone to change it.
  private var generated: [ProjectPath: String] = [:]
  /// The declarations by hand anywhere in the project, and those of Base, for all modules.
  private var surroundings: DeclaredNames?

  /// The names that one module, or the project's own files, take away.
  private struct Found {
    let module: String?
    let names: VanishedNames
    /// The files that the template gives; edits in them are reported when they are merged.
    let files: Set<ProjectPath>
  }

  init(project: Project) { self.project = project }
}

extension VanishedNamesSearch {
  /// - Parameters:
  ///   - except: the names that are reported in other words.
  ///   - successors: what took the place of some.
  /// - Returns: what the files of a module use no more, from what was generated last; `nil` if nothing
  ///   vanishes.
  mutating func names(
    of module: String?, from old: [ProjectPath: String], to wanted: [ProjectPath: String],
    except: Set<String>, successors: [String: String], _ planner: Planner
  ) throws -> VanishedNames? {
    generated.merge(wanted) { $1 }
    let names = try vanished(
      of: module, from: old, to: wanted, except: except, successors: successors, planner)
    if let names { found.append(Found(module: module, names: names, files: Set(wanted.keys))) }
    return names
  }

  /// The same without a report.
  mutating func vanished(
    of module: String?, from old: [ProjectPath: String], to wanted: [ProjectPath: String],
    except: Set<String> = [], successors: [String: String] = [:], _ planner: Planner
  ) throws -> VanishedNames? {
    let before = DeclaredNames(in: Self.texts(of: old, besides: wanted))
    // Where the files that change keep their names, the others need not be read.
    var present = DeclaredNames(in: Self.texts(of: wanted, besides: old))
    guard !before.subtracting(present).isEmpty else { return nil }
    let texts = Self.texts(of: wanted)
    present = DeclaredNames(in: texts)
    present.formUnion(try declaredInEdits(of: old, wanted))
    present.formUnion(try declaredAround(module, besides: old, planner))
    return VanishedNames(
      from: before, to: present, in: texts, except: except, successors: successors)
  }

  /// - Parameter others: Files are left out that are the same there.
  private static func texts(
    of files: [ProjectPath: String], besides others: [ProjectPath: String] = [:]
  ) -> [[UInt8]] {
    files.filter { $0.key.isSwift && others[$0.key] != $0.value }.values.map { Array($0.utf8) }
  }

  /// The declarations of people in generated files; all of a file where no other one is wanted.
  private func declaredInEdits(
    of old: [ProjectPath: String], _ wanted: [ProjectPath: String]
  ) throws -> DeclaredNames {
    var declared = DeclaredNames()
    for (path, text) in old where path.isSwift {
      guard let disk = try Disk.contents(of: path.path(in: project.root)), !disk.says(text) else {
        continue
      }
      let all = DeclaredNames(in: [disk])
      let isKept = wanted[path] == nil
      declared.formUnion(
        isKept ? all : all.subtracting(DeclaredNames(in: [Array(text.utf8)])))
    }
    return declared
  }

  /// The declarations outside of the modules that the tool made; for the project's own files,
  /// outside of these too.
  private mutating func declaredAround(
    _ module: String?, besides old: [ProjectPath: String], _ planner: Planner
  ) throws -> DeclaredNames {
    if module != nil, let surroundings { return surroundings }
    var paths = Set(try SwiftFiles(in: project).paths).union(planner.changes.keys)
    paths.subtract(try project.modules().flatMap(\.ledger.files.keys))
    if module == nil { paths.subtract(old.keys) }
    var declared = DeclaredNames()
    for path in paths where path.isSwift {
      if let text = try planner.contents(of: path) { declared.add(text) }
    }
    if module != nil { surroundings = declared }
    return declared
  }
}

// MARK: - What is reported

extension VanishedNamesSearch {
  /// Where code uses what vanished, outside of the files that were merged with it; by the module that
  /// gave it.
  func notes(_ planner: Planner) throws -> [String?: [String]] {
    guard !found.isEmpty else { return [:] }
    var notes: [String?: [String]] = [:]
    for path in try SwiftFiles(in: project).paths {
      guard let contents = try planner.contents(of: path),
        !(generated[path].map(contents.says) ?? false)
      else { continue }
      let file = HandmadeCode.File(
        path: path, source: SwiftSource(contents), isOwn: false, generated: generated[path])
      for found in found where !found.files.contains(path) && sees(file, found.module) {
        notes[found.module, default: []] += file.notes(on: found.names)
      }
    }
    return notes
  }

  /// True if a file can use what a module declares.
  private func sees(_ file: HandmadeCode.File, _ module: String?) -> Bool {
    guard let module, !project.file.isOneTarget else { return true }
    let isOwn = project.folder(of: module).map { file.path.text.hasPrefix("\($0)/") } ?? false
    return isOwn || file.source.imports(anyOf: Set(ModuleName.suffixes.map { module + $0 }))
  }
}
