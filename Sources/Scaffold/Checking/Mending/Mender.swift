import Ground
import Model
import SwiftReading
import Templates

/// Fixes what is mechanical: of findings it makes the files as they should be.
///
/// It writes nothing, and leaves what it is not certain of.
package struct Mender {
  /// The texts that files are to have, by their paths.
  package private(set) var files: [String: [UInt8]] = [:]
  package private(set) var mends: [Mend] = []
  /// True if lines between markers are to be put right, which `scaffold repair` knows how to do.
  package private(set) var wantsRepair = false

  private let project: Inspection
  private let read: (String) -> [UInt8]?

  /// Something that is fixed: the file and what is different there.
  package struct Mend: Equatable, Sendable {
    package let file: String
    package let words: Message
  }

  /// - Parameter contents: what a file says.
  package init(
    _ findings: [Finding], of project: Inspection, contents: @escaping (String) -> [UInt8]?
  ) {
    (self.project, read) = (project, contents)
    let remedies = findings.compactMap { finding in
      Rules.all.first { $0.name == finding.rule }?.remedy(for: finding, in: project)
    }.unique
    dropImports(remedies)
    for remedy in remedies { carryOut(remedy) }
  }
}

extension Mender {
  private mutating func carryOut(_ remedy: Remedy) {
    switch remedy {
    case .dropImport: break
    case .repair: wantsRepair = true
    case .use(let module, let other): use(other, in: module)
    case .declare(let name, let target, let manifest): declare(name, for: target, in: manifest)
    case .undeclare(let name, let target, let manifest):
      undeclare(name, for: target, in: manifest)
    }
  }

  private func contents(of file: String) -> [UInt8]? { files[file] ?? read(file) }

  private mutating func mend(_ file: String, saying bytes: [UInt8], _ words: Message) {
    files[file] = bytes
    mends.append(Mend(file: file, words: words))
  }

  private mutating func dropImports(_ remedies: [Remedy]) {
    let places = remedies.compactMap { if case .dropImport(let place) = $0 { place } else { nil } }
    guard !places.isEmpty else { return }
    var needs = ImportNeeds(in: project, contents: read)
    for (statement, place, file) in needs.needless(places) {
      mend(
        place.file, saying: file, "took out `import \(statement.module)`, which nothing here needs")
    }
  }
}

// MARK: - What modules use

extension Mender {
  private mutating func use(_ other: String, in module: String) {
    guard !reaches(module, from: other, along: project.map.architecture.uses) else { return }
    let line = project.map.packages.first { $0.contents.modules.contains { $0.name == module } }
    let file = line?.manifest ?? project.map.architecture.source.file
    guard let bytes = contents(of: file) else { return }
    let changed =
      if line == nil { UsesEdit(bytes)?.adding(other, to: module) } else {
        manifest(bytes, of: file).modules.first { $0.name == module }.flatMap { line in
          CallEdit(of: SwiftSource(bytes), at: line.place.offset(in: bytes))?
            .adding("\"\(other)\"", to: "uses", behind: "")
        }
      }
    guard let changed else { return }
    mend(file, saying: changed, "`\(module)` says that it uses `\(other)`")
  }

  /// True if a way leads from one to the other, so that one more use would close a circle.
  private func reaches(
    _ end: String, from start: String, along uses: [String: Set<String>]
  ) -> Bool {
    var known: Set<String> = []
    var next = [start]
    while let current = next.popLast() {
      if current == end { return true }
      if known.insert(current).inserted { next += uses[current] ?? [] }
    }
    return false
  }
}

// MARK: - What targets declare

extension Mender {
  private func manifest(_ bytes: [UInt8], of file: String) -> PackageTargets {
    PackageTargets(manifest: SwiftSource(bytes), file: file, isFolder: { _ in false })
  }

  private mutating func declare(_ name: String, for target: String, in file: String) {
    guard let bytes = contents(of: file) else { return }
    let all = manifest(bytes, of: file).targets
    let declared = Dictionary(
      all.map { ($0.name, Set(($0.dependencies ?? []).map(\.name))) },
      uniquingKeysWith: { $0.union($1) })
    guard let owner = all.first(where: { $0.name == target }), !owner.isShared,
      !reaches(target, from: name, along: declared),
      let element = element(for: name, among: all, in: bytes),
      let changed = CallEdit(of: SwiftSource(bytes), at: owner.place.offset(in: bytes))?
        .adding(element, to: "dependencies", behind: "name")
    else { return }
    mend(file, saying: changed, "`\(target)` declares `\(name)`")
  }

  /// How a target names what it depends on: its own package's by the name, those of others as the
  /// other targets do.
  private func element(
    for name: String, among targets: [PackageTarget], in bytes: [UInt8]
  ) -> String? {
    if targets.contains(where: { $0.name == name }) { return "\"\(name)\"" }
    var words: Set<String?> = []
    for target in targets {
      for dependency in target.dependencies ?? [] where dependency.name == name {
        words.insert(dependency.words)
      }
    }
    return words.count == 1 ? words.first ?? nil : nil
  }

  private mutating func undeclare(_ name: String, for target: String, in file: String) {
    guard let bytes = contents(of: file),
      let owner = manifest(bytes, of: file).targets.first(where: { $0.name == target }),
      let dependency = owner.dependencies?.first(where: { $0.name == name && $0.isOwn }),
      let changed = CallEdit(of: SwiftSource(bytes), at: owner.place.offset(in: bytes))?
        .removing(elementAt: dependency.place.offset(in: bytes), from: "dependencies")
    else { return }
    mend(file, saying: changed, "`\(target)` no longer declares `\(name)`, which it never imports")
  }
}

extension PackageDependency {
  /// How it is written; `nil` for one that is there on some platforms only.
  fileprivate var words: String? {
    guard !isConditional else { return nil }
    return package.map { ".product(name: \"\(name)\", package: \"\($0)\")" } ?? "\"\(name)\""
  }
}

extension SourcePlace {
  /// The byte of the file that it is.
  fileprivate func offset(in bytes: [UInt8]) -> Int {
    (LineTable(of: bytes).range(ofLine: line)?.lowerBound ?? 0) + column - 1
  }
}
