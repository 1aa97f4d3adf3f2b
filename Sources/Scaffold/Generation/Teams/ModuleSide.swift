import Ground
import Merging
import Model
import SwiftReading
import Templates

/// A module as one branch has it, under the name that it has in the merge.
struct ModuleSide {
  /// The ledger of the branch, under that name.
  let ledger: Ledger
  /// The files that the template gives today for the branch's answers.
  let output: Generator.Output
  /// The branch's own record, with files joined that are one now.
  private let recorded: Ledger
  /// The files that the branch has instead of such a one.
  private let joined: [ProjectPath: JoinedPieces]
  private let rename: Rename?
  /// Where the branch has each file.
  private let places: [ProjectPath: ProjectPath]

  /// - Parameters:
  ///   - answers: those of the merge, which name the module.
  ///   - names: those that the module keeps.
  init(
    _ ledger: Ledger, as answers: [Answer], keeping names: [String: String],
    _ template: Template, in project: Project
  ) throws {
    let generator = { (answers: [Answer]) in
      Generator(
        template: template, project: project.file,
        folder: project.folder(of: answers.text("name")))
    }
    let own = generator(ledger.answers)
    let wanted = try own.output(for: ledger.answers, past: ledger.past)
    let joined = own.joinedPieces(of: ledger, for: wanted)
    self.joined = Dictionary(joined.map { ($0.path, $0) }) { first, _ in first }
    let recorded = ledger.joining(joined)
    self.recorded = recorded
    let called = ["name", "entity"].reduce(recorded.answers) { own, name in
      answers[name].map { own.replacing(name, with: $0) } ?? own
    }
    guard called != recorded.answers else {
      (self.ledger, rename, places, output) = (recorded, nil, [:], wanted)
      return
    }
    var past = recorded.past
    past.names = names
    let rename = try Rename(
      ledger: recorded, answers: called, past: past, before: generator(recorded.answers),
      after: generator(called))
    self.rename = rename
    output = rename.new
    var places: [ProjectPath: ProjectPath] = [:]
    var renamed = recorded
    (renamed.answers, renamed.past, renamed.insertions) = (called, past, rename.insertions)
    renamed.files = [:]
    for (path, text) in recorded.files {
      let place = try rename.place(of: path)
      places[place] = path
      renamed.files[place] = String(
        decoding: rename.text(Array(text.utf8), at: path), as: UTF8.self)
    }
    renamed.leftOut = Set(try recorded.leftOut.map(rename.place))
    self.places = places
    self.ledger = renamed
  }

  /// The module's name in the branch.
  var name: String { recorded.answers.text("name") }

  /// Where the branch itself has a file of the merged module.
  func place(of path: ProjectPath) -> ProjectPath { places[path] ?? path }

  /// The files that the branch has instead of one of the merged module; `nil` for one that it has.
  func pieces(of path: ProjectPath) -> [Generator.Piece]? { joined[place(of: path)]?.recorded }

  /// What was generated for each of them, by its path.
  func parts(of path: ProjectPath) -> [ProjectPath: String]? {
    pieces(of: path).map { Dictionary($0.map { ($0.path, $0.text) }) { first, _ in first } }
  }

  /// Where its files are that have another place in the merged module.
  var formerPlaces: [ProjectPath] {
    let pieces = joined.values.flatMap { joined in
      joined.recorded.map(\.path).filter { $0 != joined.path }
    }
    return (places.filter { $0.key != $0.value }.map(\.value) + pieces).sorted()
  }

  /// A file of the branch as it would be with other options.
  ///
  /// - Returns: `nil` where these change what the branch has edited.
  func text(_ text: [UInt8], at path: ProjectPath, giving wanted: String) -> [UInt8]? {
    guard let generated = output.files[path] else { return nil }
    let own = rename?.text(text, at: place(of: path)) ?? text
    let merge = Merge(
      base: generated.bytes(as: own.lineBreak), disk: own,
      wanted: wanted.bytes(as: own.lineBreak), path: path)
    return merge.conflicts.isEmpty ? merge.contents : nil
  }

  /// True if the branch's options have the file.
  func generates(_ path: ProjectPath) -> Bool { output.files[path] != nil }

  /// True if a text is what the branch has generated.
  func isGenerated(_ text: [UInt8], at path: ProjectPath) -> Bool {
    recorded.files[place(of: path)].map(text.says) ?? false
  }
}

extension Rename {
  /// A file of the module under its other name. What is generated anew says the name in comments, too.
  fileprivate func text(_ text: [UInt8], at path: ProjectPath) -> [UInt8] {
    let isSwift = path.isSwift
    let own = isSwift ? words.rewrite(text) : text
    guard let generated = old.files[path]?.bytes(as: text.lineBreak),
      let to = try? place(of: path), let renamed = new.files[to]?.bytes(as: text.lineBreak)
    else { return own }
    let merge = Merge(
      base: isSwift ? words.rewrite(generated) : generated, disk: own, wanted: renamed, path: to)
    return merge.conflicts.isEmpty ? merge.contents : own
  }
}
