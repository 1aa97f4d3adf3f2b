import Ground
import Model
import SwiftReading
import Templates

/// Looks whether what a team exported from an older tool still goes with this one, and with the Base that is
/// there now.
///
/// The tool's own template of now, with the same answers, shows how it is called. Lines that the team has
/// written count for nothing here.
struct OlderExport {
  private let template: String
  /// The files that the tool has changed since they were exported, by their paths in the template.
  private let files: [String: File]
  /// Those of theirs that the tool has no more, though somebody has changed them.
  private let left: [String]
  private let builtIn: Catalog
  /// The files of the tool's own template, by their paths in it.
  private let now: [String: String]

  private struct File {
    /// Where it is, for people: `Templates/module/all/View/nameRoute.swift.stencil`
    let name: String
    let text: String
    /// The lines that were exported; `nil` if nobody knows.
    let exported: Set<String>?

    /// The lines of the tool's that say something, from one.
    func line(saying isSaid: (String) -> Bool) -> Int? {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .firstIndex { isSaid($0) && exported?.contains($0.trimmed) ?? true }.map { $0 + 1 }
    }
  }

  init(of template: String, in project: Project, over builtIn: Catalog = .embedded) throws {
    self.template = template
    self.builtIn = builtIn
    now = (try? builtIn.files(of: template)) ?? [:]
    var files: [String: File] = [:]
    var left: [String] = []
    for folder in try TemplateFolder.all(of: project) {
      let record = try folder.record(of: template)
      for (path, text) in try folder.files(of: [template]) {
        let own = String(path.dropFirst(template.count + 1))
        if now[own] == nil, let base = record?.files[own], !Array(text.utf8).says(base) {
          left.append("\(folder.name)/\(path)")
        }
        guard let wanted = now[own], files[own] == nil, !Array(text.utf8).says(wanted),
          record?.files[own] != wanted
        else { continue }
        let exported = record?.files[own]?.split(separator: "\n").map { String($0).trimmed }
        files[own] = File(
          name: "\(folder.name)/\(path)", text: text, exported: exported.map(Set.init))
      }
    }
    self.files = files
    self.left = left.sorted()
  }
}

extension OlderExport {
  /// - Throws: `BadTemplate` for the first file that nothing uses any more.
  func requireUse() throws(BadTemplate) {
    for file in left { throw BadTemplate(file: file, reason: .gone) }
  }

  /// The same error with the way out, if it is of a file that is of an older tool.
  func explained(_ error: TemplateError) -> any Error {
    let path = error.place.file
    let own = path.hasPrefix(template + "/") ? String(path.dropFirst(template.count + 1)) : path
    switch error.reason {
    case .unknownVariable(let name, _, _), .unknownPart(let name, _, _):
      guard let file = files[own] else { return error }
      return BadTemplate(file: "\(file.name):\(error.place.line)", reason: .unknown(name))
    default: return error
    }
  }

  /// - Parameters:
  ///   - output: what the files of the team give.
  ///   - generator: gives the same files of the tool's template.
  /// - Throws: `BadTemplate` for the first line that asks Base for what it has no more.
  func requireFitting(
    _ output: Generator.Output, for answers: [Answer], _ generator: Generator, _ choice: PartChoice
  ) throws {
    guard !files.isEmpty, let now = try? builtIn.template(named: template),
      let today = try? Generator(
        template: now, project: generator.project, folder: generator.folder
      ).output(for: answers, past: output.past)
    else { return }
    let calls = Dictionary(
      grouping: today.files.values.flatMap { SwiftSource(Array($0.utf8)).callsOfTypes }, by: \.type)
    let pieces = output.texts.compactMap { piece -> (files: [File], source: SwiftSource)? in
      guard piece.path.isSwift, let origin = piece.origin else { return nil }
      let files = files(behind: String(origin.dropFirst(template.count + 1)))
      return files.isEmpty ? nil : (files, SwiftSource(Array(piece.text.utf8)))
    }
    let gone = gone(among: Set(pieces.flatMap(\.source.typeNames)))
    for (files, source) in pieces {
      for call in source.callsOfTypes {
        guard let type = call.type, let known = calls[type],
          !choice.parts(askedForBy: type).isEmpty,
          !known.contains(where: { $0.labels == call.labels })
        else { continue }
        try refuse(files, saying: "\(type)(", since: call.text, now: known[0].text)
      }
      for word in source.typeNames where gone.contains(word) {
        try refuse(files, saying: word, since: word, now: nil)
      }
    }
  }

  /// The files that something is made of: itself, and what it includes.
  private func files(behind path: String) -> [File] {
    var (seen, next): (Set<String>, [String]) = ([], [path])
    while let path = next.popLast() {
      guard seen.insert(path).inserted else { continue }
      let text = files[path]?.text ?? now[path] ?? ""
      next += files.keys.filter { $0.hasPrefix("_parts/") && text.contains($0.dropFirst(7)) }
    }
    return seen.sorted().compactMap { files[$0] }
  }

  /// Of some names, those that were exported and that no template of the tool's says any more.
  private func gone(among names: Set<String>) -> Set<String> {
    let exported = Array(files.values.flatMap { $0.exported ?? [] }.joined(separator: "\n").utf8)
    // Of most, one of the first texts says that they are there: the others are not searched for these.
    var gone = names.filter { exported.lastRange(of: Array($0.utf8)) != nil }
    for template in builtIn.names {
      for text in ((try? builtIn.files(of: template)) ?? [:]).values where !gone.isEmpty {
        let text = Array(text.utf8)
        gone = gone.filter { text.lastRange(of: Array($0.utf8)) == nil }
      }
    }
    return gone
  }

  private func refuse(
    _ files: [File], saying text: String, since then: String, now: String?
  ) throws(BadTemplate) {
    for file in files {
      guard let line = file.line(saying: { $0.contains(text) }) else { continue }
      throw BadTemplate(file: "\(file.name):\(line)", reason: .older(then, now: now))
    }
  }
}

extension Generator.Output {
  /// The files, of joined ones their parts, in the order of their paths.
  fileprivate var texts: [Generator.Piece] {
    files.sorted { $0.key < $1.key }.flatMap { path, text in
      pieces[path] ?? [Generator.Piece(path: path, text: text, origin: origins[path])]
    }
  }
}

extension InitializerUse {
  /// `StubPages(policy:)`
  fileprivate var text: String { "\(type ?? "")(\(labels.map { $0 + ":" }.joined()))" }
}

extension SwiftSource {
  fileprivate var typeNames: [String] {
    tokens.indices.filter { isWord(at: $0) && self[$0].first?.isUppercase ?? false }.map(name)
  }
}
