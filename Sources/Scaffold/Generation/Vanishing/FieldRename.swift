import Ground
import Merging
import Model
import SwiftReading

/// The new names of a template once fields of a module have other names, and how code that people
/// wrote gets these names too.
struct FieldRename {
  /// The new names of the fields by the old ones.
  private let names: [String: String]
  private let old: [ProjectPath: String]
  private let new: [ProjectPath: String]
  /// Words that mean the field wherever they stand.
  private let words: RenamedWords
  /// The members that are gone with the old names, by which the others are known.
  private let members: VanishedNames?

  /// - Parameters:
  ///   - old: what the template gives under the old names.
  ///   - new: what it gives under the new ones, and nothing else that is new.
  init(
    _ fields: [(old: String, new: String)], from old: [ProjectPath: String],
    to new: [ProjectPath: String], members: VanishedNames?
  ) {
    names = Dictionary(fields.map { ($0.old, $0.new) }) { first, _ in first }
    self.old = old.filter { new[$0.key] != nil && new[$0.key] != $0.value }
    self.new = new
    self.members = members
    var (sure, unsure): ([String: String], Set<String>) = ([:], [])
    for (path, text) in old where path.isSwift {
      let bytes = Array(text.utf8)
      let words = CarriedRename(from: bytes, to: Array((new[path] ?? text).utf8)).words
      for (word, other) in words.everywhere {
        if let known = sure[word], known != other { unsure.insert(word) }
        sure[word] = other
      }
      unsure.formUnion(words.somewhere)
    }
    self.words = RenamedWords(sure.filter { !unsure.contains($0.key) })
  }
}

// MARK: - Generated files

extension FieldRename {
  /// A generated file that somebody has edited, or what was generated there last, under the new names.
  func carried(_ text: [UInt8], at path: ProjectPath) -> [UInt8] {
    guard let old = old[path], let new = new[path] else { return text }
    let lineBreak = text.lineBreak
    let (before, after) = (old.bytes(as: lineBreak), new.bytes(as: lineBreak))
    if text == before { return after }
    if path.name.hasSuffix(".xcstrings") { return carriedCatalog(text, before, after) }
    let changes = CarriedRename(from: before, to: after).changes(in: text)
    guard path.isSwift else { return text.replacing(changes.edits) }
    let own = edits(in: text).filter { edit in
      !changes.known.contains { $0.overlaps(edit.range) }
    }
    return text.replacing(changes.edits + own)
  }

  /// A translation follows its key, whatever the order of the keys is.
  private func carriedCatalog(_ text: [UInt8], _ before: [UInt8], _ after: [UInt8]) -> [UInt8] {
    let (own, old, new) = (
      CatalogEntries(text).ranges, CatalogEntries(before).ranges, CatalogEntries(after).ranges
    )
    var edits: [(range: Range<Int>, text: String)] = []
    var ordered = edits
    for (key, range) in own {
      guard let oldRange = old[key], let newRange = new[renamed(key: key, among: new)] else {
        continue
      }
      let entry = Array(text[range])
      let carried = entry.replacing(
        CarriedRename(from: Array(before[oldRange]), to: Array(after[newRange]))
          .changes(in: entry).edits)
      edits.append((range, String(decoding: carried, as: UTF8.self)))
      ordered.append((newRange, String(decoding: carried, as: UTF8.self)))
    }
    // Keys stand sorted, as long as nobody has put others among them.
    return own.count == ordered.count && new.count == ordered.count
      ? after.replacing(ordered) : text.replacing(edits)
  }

  /// `field.headline` for `field.title`
  private func renamed(key: String, among keys: [String: Range<Int>]) -> String {
    guard keys[key] == nil else { return key }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.map { names[String($0)] ?? String($0) }.joined(separator: ".")
  }
}

// MARK: - Code of people's own

extension FieldRename {
  /// A file that was written by hand, under the new names as far as nobody can be wrong about them.
  func renamed(_ text: [UInt8]) -> [UInt8] { text.replacing(edits(in: text)) }

  private func edits(in text: [UInt8]) -> [(range: Range<Int>, text: String)] {
    let source = SwiftSource(text)
    // What is called so already would be mistaken for the field.
    guard words.firstTaken(in: text, besides: []) == nil else { return [] }
    var edits: [Int: String] = [:]
    for index in source.tokens.indices where source.isWord(at: index) {
      if let name = words.names[source[index]] ?? label(at: index, in: source) {
        edits[index] = name
      }
    }
    let places = Set(
      (members?.uses(in: source) ?? []).filter { $0.name.owner != nil }.map(\.place))
    for index in source.tokens.indices
    where places.contains(source.tokens[index].range.lowerBound) {
      edits[index] = edits[index] ?? names[source[index]]
    }
    return edits.map { (source.tokens[$0.key].range, $0.value) }
  }

  /// The new name of what an initializer of a type takes that has lost the old name:
  /// `Post(id: 1, title: "")`.
  private func label(at index: Int, in source: SwiftSource) -> String? {
    guard let name = names[source[index]], source.says(":", at: index + 1),
      source.says("(", at: index - 1) || source.says(",", at: index - 1),
      let type = source.callee(around: index), members?.has(source[index], of: type) ?? false
    else { return nil }
    return name
  }
}

extension SwiftSource {
  /// The name of what is called with an argument.
  fileprivate func callee(around index: Int) -> String? {
    var depth = 0
    for place in stride(from: index - 1, through: 0, by: -1) {
      if says(")", at: place) || says("]", at: place) || says("}", at: place) { depth += 1 }
      if says("(", at: place) || says("[", at: place) || says("{", at: place) {
        guard depth == 0 else {
          depth -= 1
          continue
        }
        guard says("(", at: place) else { return nil }
        let name = says("init", at: place - 1) && says(".", at: place - 2) ? place - 3 : place - 1
        return isWord(at: name) ? self[name] : nil
      }
    }
    return nil
  }
}
