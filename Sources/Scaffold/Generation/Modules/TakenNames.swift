import Ground
import Model
import SwiftReading

/// The names that a new module cannot have because something in the project has them.
struct TakenNames {
  private(set) var modules: [String]
  private var byLetters: [String: String] = [:]
  /// The names of this run.
  private var added: Set<String> = []
  private var targets: Set<String>

  /// - Parameter planner: knows the manifest of a project that is only planned yet.
  init(in project: Project, planned planner: inout Planner) throws {
    modules = try project.moduleFolders()
    targets = []
    for module in modules { byLetters[module.lowercased()] = module }
    guard let path = project.file.packageManifest else { return }
    targets = Self.targetNames(in: try planner.contents(of: path) ?? [])
  }

  /// - Parameter isKnown: whether the tool made a module of that name before.
  /// - Throws: `Refusal.sameLetters`, or `InvalidName` for a target that is taken.
  mutating func add(_ name: ModuleName, isKnown: Bool) throws {
    guard added.insert(name.text).inserted else { throw UsageError.repeatedModule(name.text) }
    // Texts are equal to Swift however their accents are written; folders of theirs are not.
    if let other = byLetters[name.text.lowercased()], !other.utf8.elementsEqual(name.text.utf8) {
      throw Refusal.sameLetters(name.text, existing: other)
    }
    if !isKnown, let target = clash(with: name) {
      throw InvalidName(role: "module", text: name.text, reason: .ofATarget(target))
    }
    modules.append(name.text)
    byLetters[name.text.lowercased()] = name.text
  }

  private func clash(with name: ModuleName) -> String? {
    let names = Set(modules)
    for suffix in ModuleName.suffixes {
      if names.contains(name.text + suffix) { return name.text + suffix }
      if name.text.hasSuffix(suffix), names.contains(String(name.text.dropLast(suffix.count))) {
        return name.text
      }
    }
    return ([name.text] + name.targets).first(where: targets.contains)
  }

  /// The names of the targets that a manifest writes out.
  private static func targetNames(in manifest: [UInt8]) -> Set<String> {
    let source = SwiftSource(manifest)
    return Set(
      source.tokens.indices.compactMap { index in
        guard source.says("name", at: index), source.says(":", at: index + 1),
          source.says("(", at: index - 1), !others.contains(source[index - 2])
        else { return nil }
        return source.plainText(at: index + 2)
      })
  }

  /// The products that a manifest makes besides targets.
  private static let others: Set<String> = [
    "Package", "executable", "library", "package", "product",
  ]
}

extension Refusal {
  static func sameLetters(_ name: String, existing: String) -> Refusal {
    if name == existing {
      return Refusal(
        "same-letters",
        "the module `\(existing)` has a folder whose name has its accents written apart, as old Macs "
          + "wrote them",
        "rename the folder, or choose another name")
    }
    return Refusal(
      "same-letters",
      "`\(name)` differs from the module `\(existing)` by letter case only",
      "choose another name")
  }

  /// A module is to be called as another one.
  static func nameTaken(_ name: String) -> Refusal {
    Refusal("module-exists", "the module `\(name)` exists", "choose another name")
  }
}

extension UsageError {
  /// A module that is named twice.
  package static func repeatedModule(_ name: String) -> UsageError {
    UsageError("repeated-module", "`\(name)` is given twice", "give it once")
  }
}
