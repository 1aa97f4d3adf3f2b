import Ground
import SwiftReading

/// Three texts of a file made into one: what was generated before, what is on disk, and what would
/// be generated now.
///
/// What one side changed is taken, if the other left it alone. What both changed in ways that do not
/// go together is a conflict.
package struct Merge: Equatable, Sendable {
  /// The merged text; with conflicts, the sides of each stand between markers.
  package let contents: [UInt8]
  /// The merged text; what is wanted stands in the place of each conflict.
  package let wantedContents: [UInt8]
  /// In the order of the file.
  package let conflicts: [MergeConflict]
  /// The lines of `wantedContents` that are conflicts because they cannot stay, from one.
  package let unusable: Set<Int>

  /// - Parameters:
  ///   - mayDeclare: false where a module is known to declare none of some names.
  ///   - unusable: the lines of a merged text, from one, that cannot stay as they are; where they are the
  ///     disk's alone, they are conflicts.
  package init(
    base: [UInt8], disk: [UInt8], wanted: [UInt8], path: ProjectPath,
    labels: MergeLabels = .generated,
    mayDeclare: @escaping (_ module: String, _ names: Set<String>) -> Bool = { _, _ in true },
    unusable: ([UInt8]) -> Set<Int> = { _ in [] }
  ) {
    // Branches are merged into each other in either direction, and both have to give the same.
    let isTurned = labels.areBranches && disk.lexicographicallyPrecedes(wanted)
    let (disk, wanted) = isTurned ? (wanted, disk) : (disk, wanted)
    guard base != disk, disk != wanted, base != wanted else {
      contents = base == disk ? wanted : disk
      wantedContents = contents
      conflicts = []
      self.unusable = []
      return
    }
    guard [base, disk, wanted].allSatisfy(Self.isMergeable) else {
      self =
        isTurned
        ? Merge(replacing: wanted, by: disk, from: base, labels)
        : Merge(replacing: disk, by: wanted, from: base, labels)
      return
    }
    let form = TextForm(base: base, disk: disk, wanted: wanted)
    let plain = TextForm.plain(disk)
    let plainWanted = TextForm.plain(wanted)
    let merged = Self.pieces(
      base: TextForm.plain(base)[...], disk: plain[...], wanted: plainWanted[...], path.name,
      NeededImports(mayDeclare: mayDeclare))
    let refused = UnusableLines(
      unusable(merged.wanted), in: merged, disk: plain, wanted: plainWanted)
    self.unusable = refused.lines
    let pieces = isTurned ? refused.pieces.turned : refused.pieces
    contents = form.formed(pieces.marked(labels), as: plain)
    wantedContents = form.formed(isTurned ? pieces.wanted : merged.wanted, as: plain)
    let table = LineTable(of: plain)
    let lines =
      labels.areBranches
      ? pieces.lines(labels) : pieces.choices.map { table.place(of: $0.place).line }
    conflicts = zip(pieces.choices, lines).map { choice, line in
      MergeConflict(
        base: Array(choice.base), disk: Array(choice.disk), wanted: Array(choice.wanted),
        line: line, renamed: choice.renamed)
    }
  }
}

extension Merge {
  /// Lines and words are compared, and each of them takes many times its own room. No file that is
  /// merged has as many.
  private static func isMergeable(_ text: [UInt8]) -> Bool {
    text.count <= 4 << 20 && text.count { $0 == UInt8(ascii: "\n") } <= 500_000
  }

  /// All of the file as one conflict.
  private init(
    replacing disk: [UInt8], by wanted: [UInt8], from base: [UInt8], _ labels: MergeLabels
  ) {
    let texts = [base, disk, wanted].map(TextForm.plain)
    let choice = MergePiece.Choice(
      base: texts[0][...], disk: texts[1][...], wanted: texts[2][...], place: 0)
    (contents, wantedContents) = ([.choice(choice)].marked(labels), texts[2])
    conflicts = [MergeConflict(base: texts[0], disk: texts[1], wanted: texts[2], line: 1)]
    unusable = []
  }

  private static func pieces(
    base: Text, disk: Text, wanted: Text, _ name: String, _ imports: NeededImports
  ) -> [MergePiece] {
    let (base, disk, wanted) =
      name.hasSuffix(".xctestplan")
      ? TestPlanMerge.settled(base: base, disk: disk, wanted: wanted)
      : MarkedLines.settled(base: base, disk: disk, wanted: wanted)
    let isJSON = [".json", ".xcstrings", ".xctestplan"].contains { name.hasSuffix($0) }
    guard isJSON || name.hasSuffix(".swift") else {
      return LineMerge.pieces(base: base, disk: disk, wanted: wanted)
    }
    guard !isJSON else {
      return CodeMerge.pieces(base: base, disk: disk, wanted: wanted, language: .json)
    }
    return CodeMerge.pieces(
      base: imports.settled(base: base, disk: disk, wanted: wanted), disk: disk, wanted: wanted,
      language: .swift)
  }
}
