import Ground
import Model
import SwiftReading
import Templates

/// A module under both of its names.
struct Rename {
  let ledger: Ledger
  let answers: [Answer]
  let past: ModulePast
  let before: Generator
  let after: Generator
  /// The files that today's template gives for each.
  let old: Generator.Output
  let new: Generator.Output
  let words: RenamedWords
  /// The words of the app, which knows the module by members of its types too.
  let wordsOfApp: [String: String]
  private let map: NameMap
  /// The bytes that every old word has.
  private let roots: [[UInt8]]

  init(
    ledger: Ledger, answers: [Answer], past: ModulePast, before: Generator, after: Generator
  ) throws {
    (self.ledger, self.answers, self.past) = (ledger, answers, past)
    (self.before, self.after) = (before, after)
    old = try before.output(for: ledger.answers, past: ledger.past)
    new = try after.output(for: answers, past: past)
    let pairs = ["name", "entity"].map { (ledger.answers.text($0), answers.text($0)) }
      .filter { $0.0 != $0.1 }
    roots = pairs.flatMap { [Array($0.0.utf8), Array(Words(of: $0.0).camelCased.utf8)] }
    map = NameMap(pairs, old: old.swiftTexts, new: new.swiftTexts)
    let targets = zip(ledger.name.targets, answers.text("name").targets)
    words = RenamedWords(map.words.merging(targets) { one, _ in one })
    wordsOfApp = words.names.merging(map.members) { one, _ in one }
  }

  /// The names that the modules that use this one give to what they get of it.
  var wordsOfUsers: [String: String] {
    let (old, new) = (ledger.name, answers.text("name"))
    guard old != new else { return [:] }
    return [
      "\(Words(of: old).camelCased)Handler": "\(Words(of: new).camelCased)Handler",
      "Silent\(old)": "Silent\(new)",
      "make\(old)Handler": "make\(new)Handler",
    ]
  }

  /// The new names of the targets by the old ones.
  var targets: RenamedTexts {
    RenamedTexts(
      Dictionary(zip(ledger.name.targets, answers.text("name").targets)) { one, _ in one })
  }

  var targetNames: Set<String> { Set(ledger.name.targets) }

  /// The lines of shared files, each in the place of one that the ledger has.
  var insertions: [Insertion] {
    ledger.insertions.map { insertion in
      let index = old.insertions.firstIndex {
        ($0.file, $0.marker, $0.key) == (insertion.file, insertion.marker, insertion.key)
      }
      return index.map { new.insertions[$0] } ?? insertion
    }
  }

  /// True if a file may name the module: most files are done with after this look.
  func isNamed(in contents: [UInt8]) -> Bool {
    roots.contains { contents.lastRange(of: $0) != nil }
  }

  /// True if a file is in the module's own folders.
  func isOfModule(_ path: ProjectPath) -> Bool {
    folders.contains { path.text.hasPrefix("\($0.old)/") }
  }

  /// Where a file of the module is to be.
  func place(of path: ProjectPath) throws -> ProjectPath {
    if let origin = old.origins[path], let to = new.places[origin] { return to }
    if let to = try placeOfPiece(path) { return to }
    for (from, to) in folders where path.text.hasPrefix("\(from)/") {
      let rest = path.text.dropFirst(from.count + 1)
      let moved = try ProjectPath("\(to)/\(rest)")
      return moved.sibling(named: map.fileName(moved.name))
    }
    return path.sibling(named: map.fileName(path.name))
  }

  /// Where a part of a joined file is to be that is a file of its own still.
  private func placeOfPiece(_ path: ProjectPath) throws -> ProjectPath? {
    for (place, pieces) in old.pieces where place != path {
      guard let index = pieces.firstIndex(where: { $0.path == path }) else { continue }
      let others = new.pieces[try self.place(of: place)] ?? []
      return others.indices.contains(index) ? others[index].path : nil
    }
    return nil
  }

  private var folders: [(old: String, new: String)] {
    let (name, other) = (ledger.name, answers.text("name"))
    let tests = before.project.adoption?.tests.map { ("\($0)/\(name)", "\($0)/\(other)") }
    let own = before.folder.flatMap { old in after.folder.map { (old.text, $0.text) } }
    return [own, tests].compactMap(\.self)
  }
}

extension Ledger {
  fileprivate var name: String { answers.text("name") }
}

extension String {
  /// The targets of a module that is called so.
  fileprivate var targets: [String] { ModuleName.suffixes.map { self + $0 } }
}

extension Generator.Output {
  fileprivate var swiftTexts: [String] {
    files.filter { $0.key.isSwift }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The place of each file by what of the template it was made from. What is made for each of
  /// several things has one origin: those files are distinguished by their names.
  fileprivate var places: [String: ProjectPath] {
    Dictionary(grouping: origins, by: \.value)
      .compactMapValues { $0.count == 1 ? $0.first?.key : nil }
  }
}
