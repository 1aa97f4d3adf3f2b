import Ground
import Merging
import Model
import SwiftReading
import Templates

// What no module of the tool's asks for, and people's code needs all the same.
extension BaseParts {
  /// A file with lines that somebody wrote by hand.
  struct OwnCode {
    let path: ProjectPath
    let source: SwiftSource
    /// Whether each line is somebody's own.
    let isOwn: [Bool]
  }

  /// Keeps what people's own lines need of the parts that would go.
  ///
  /// - Parameter code: the files that have such lines, in the order of their paths.
  func hold(for code: [OwnCode], _ need: inout Need, _ planner: Planner) throws {
    guard isOfToday, !code.isEmpty else { return }
    let before = try ledger.past.parts ?? closed(nil)
    guard !before.isSubset(of: need.parts) else { return }
    let present = try output(with: before)
    try hold(linesIn: code, of: before, present, &need)
    try hold(namesIn: code, of: before, present, &need, planner)
  }

  /// Keeps the parts whose lines somebody has edited in files that are there without them too.
  private func hold(
    linesIn code: [OwnCode], of before: Set<String>, _ present: Generator.Output, _ need: inout Need
  ) throws {
    let edited = code.filter { ledger.files[$0.path] != nil }
    guard !edited.isEmpty else { return }
    var files = try output(with: need.parts).files
    for (path, contents) in edited.map({ ($0.path, $0.source.bytes) }) {
      var conflicts = conflicts(of: contents, at: path, with: files[path])
      guard let origin = present.origins[path], !conflicts.isEmpty else { continue }
      for part in generator.template.parts(askedForInFile: origin)
      where before.contains(part) && !need.parts.contains(part) {
        let more = try closed(need.parts.union([part]))
        let held = try output(with: more).files
        let left = self.conflicts(of: contents, at: path, with: held[path])
        guard left.count < conflicts.count else { continue }
        need.held.append((part, "\(path):\(conflicts[0].line)"))
        (need.parts, files, conflicts) = (more, held, left)
      }
    }
  }

  /// What an edited file and what is wanted there disagree about.
  private func conflicts(
    of contents: [UInt8], at path: ProjectPath, with wanted: String?
  ) -> [MergeConflict] {
    guard let base = ledger.files[path], let wanted else { return [] }
    return Merge(
      base: base.bytes(as: contents.lineBreak), disk: contents,
      wanted: wanted.bytes(as: contents.lineBreak), path: path
    ).conflicts
  }

  /// Keeps the parts that declare what people's own lines use: a member that a part adds to a type of others
  /// is no word that asks for a part.
  private func hold(
    namesIn code: [OwnCode], of before: Set<String>, _ present: Generator.Output,
    _ need: inout Need, _ planner: Planner
  ) throws {
    var (wanted, search) = (try output(with: need.parts), VanishedNamesSearch(project: project))
    // What is kept needs other parts, which declare more.
    while let names = try search.vanished(of: nil, from: present.files, to: wanted.files, planner) {
      let held = need.held.count
      for file in code {
        for use in names.uses(in: file.source) where file.isOwn[use.line - 1] {
          guard let part = try part(of: before, declaring: use.name, present, besides: wanted, need)
          else { continue }
          need.held.append((part, "\(file.path):\(use.line)"))
          need.parts = try closed(need.parts.union([part]))
          wanted = try output(with: need.parts)
        }
      }
      guard need.held.count > held else { return }
    }
  }

  /// - Returns: of the parts that are there, the one with which a name is declared that is not without it, and
  ///   which brings the fewest others; `nil` where the name is there.
  private func part(
    of before: Set<String>, declaring name: VanishedName, _ present: Generator.Output,
    besides wanted: Generator.Output, _ need: Need
  ) throws -> String? {
    let declares = { (text: String?) -> Bool in
      guard let names = text.map({ DeclaredNames(in: [Array($0.utf8)]) }) else { return false }
      guard let owner = name.owner else { return names.all.contains(name.name) }
      return names.members[owner]?.contains(name.name) ?? false
    }
    var ways: [(part: String, parts: Set<String>, path: ProjectPath)] = []
    for (path, text) in present.files where path.isSwift && wanted.files[path] != text {
      guard let origin = present.origins[path], declares(text), !declares(wanted.files[path])
      else { continue }
      let own = generator.template.part(ofFile: origin).map { [$0] } ?? []
      for part in own + generator.template.parts(askedForInFile: origin)
      where before.contains(part) && !need.parts.contains(part) {
        ways.append((part, try closed(need.parts.union([part])), path))
      }
    }
    return try ways.sorted { ($0.parts.count, $0.part) < ($1.parts.count, $1.part) }
      .first { try declares(output(with: $0.parts).files[$0.path]) }?.part
  }
}
