import DocumentReading
import Ground
import SwiftReading
import Templates

/// A spec such as `project.yml`, which XcodeGen makes an Xcode project from, with the files that it
/// includes.
struct XcodeGenProject {
  private(set) var targets: [PackageTarget] = []
  private let root: String
  private let folder: String
  /// The templates of targets, by their names, with the folder that their paths start from.
  private var templates: [String: Piece] = [:]
  private var known: Set<String> = []
  /// The facts of each target.
  private var pieces: [String: Piece] = [:]
  /// How many files include the one that is read, one another.
  private var depth = 0

  /// The facts of a target in one file.
  private struct Piece {
    let json: JSON
    let folder: String
    /// The file that says it, for places.
    let file: String
    let lines: LineTable
  }

  /// - Parameters:
  ///   - file: the name of the file.
  ///   - folder: the folder that it is in, from the root.
  /// - Returns: `nil` for a document without targets.
  /// - Throws: `UnreadableProject` with the place that cannot be read.
  init?(file: String, in folder: String, of root: String) throws {
    (self.root, self.folder) = (root, folder)
    var declared: [(name: String, piece: Piece, place: SourcePlace)] = []
    try read(file, pathsFrom: "", &declared)
    guard !declared.isEmpty else { return nil }
    pieces = Dictionary(declared.map { ($0.name, $0.piece) }) { first, _ in first }
    var sources = 0
    for (name, piece, place) in declared {
      let target = target(name: name, piece: piece, place: place)
      sources += target.folders.count + target.files.count
      guard sources <= Self.manySources else {
        let words: Message = "targets have more than \(Self.manySources) sources by their templates"
        throw UnreadableProject(place: place, problem: words.text)
      }
      targets.append(target)
    }
  }

  /// A few templates make very many of a few lines.
  private static let manySources = 200_000
}

extension XcodeGenProject {
  /// - Parameters:
  ///   - file: the path from the project's folder.
  ///   - base: the folder that its paths start from.
  private mutating func read(
    _ file: String, pathsFrom base: String,
    _ declared: inout [(name: String, piece: Piece, place: SourcePlace)]
  ) throws {
    guard known.insert(file).inserted, let path = file.below(folder).normalPath,
      let bytes = try Disk.contents(of: root + "/" + path)
    else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth < Budget.document.depth else {
      let words: Message = "files include one another more than \(Budget.document.depth) deep"
      throw UnreadableProject(
        place: SourcePlace(file: path, line: 1, column: 1), problem: words.text)
    }
    let source = JSONSource(file: path, bytes: bytes)
    let json: JSON
    do throws(DataError) { json = try source.parseYAML() } catch {
      throw UnreadableProject(
        place: SourcePlace(file: path, line: error.place.line, column: error.place.column),
        problem: "\(error.reason)")
    }
    for include in json["include"].map({ $0.items.isEmpty ? [$0] : $0.items }) ?? [] {
      guard let name = include.text ?? include["path"]?.text else { continue }
      let isRelative = include["relativePaths"]?.kind != .flag(false)
      let next = name.below(base)
      try read(next, pathsFrom: isRelative ? next.parentFolder ?? "" : base, &declared)
    }
    let lines = LineTable(of: bytes)
    for member in json["targetTemplates"]?.members ?? [] {
      templates[member.key] = Piece(json: member.value, folder: base, file: path, lines: lines)
    }
    for member in json["targets"]?.members ?? [] {
      declared.append(
        (
          member.key, Piece(json: member.value, folder: base, file: path, lines: lines),
          SourcePlace(ofByte: member.value.offset, in: path, lines)
        ))
    }
  }

  private func target(name: String, piece: Piece, place: SourcePlace) -> PackageTarget {
    let pieces = ([piece] + inherited(by: piece)).flatMap { piece in
      sources(of: piece.json["sources"], named: name).map { ($0, piece.folder) }
    }
    let all = pieces.compactMap { source, base -> TargetFolder? in
      source.path.below(base).normalPath.map {
        TargetFolder(path: $0, excluded: source.excluded, included: source.included)
      }
    }
    let type = ([piece] + inherited(by: piece)).lazy.compactMap { $0.json["type"]?.text }.first
    let module = piece.json["settings"]?["PRODUCT_MODULE_NAME"]?.text ?? name
    return PackageTarget(
      name: module.asModuleName, kind: .init(xcode: type ?? "application"),
      folders: all.filter { !$0.path.isSourceFile },
      files: Set(all.map(\.path).filter(\.isSourceFile)),
      dependencies: ([piece] + inherited(by: piece)).flatMap { dependencies(of: $0) }, place: place)
  }

  /// `- target: Kit`, `- package: Store, product: StoreUI`, `- framework: Kit.framework`
  private func dependencies(of piece: Piece) -> [PackageDependency] {
    (piece.json["dependencies"]?.items ?? []).flatMap { item -> [PackageDependency] in
      let place = SourcePlace(ofByte: item.offset, in: piece.file, piece.lines)
      if let target = item["target"]?.text {
        let name = target.pathComponents.last.map(String.init) ?? target
        let module = pieces[name]?.json["settings"]?["PRODUCT_MODULE_NAME"]?.text ?? name
        return [PackageDependency(library: module.asModuleName, isTarget: true, place: place)]
      }
      let products = item["products"]?.items.compactMap(\.text) ?? []
      let names =
        products.isEmpty
        ? ["product", "package", "framework", "carthage", "sdk"].lazy
          .compactMap { item[$0]?.text }.prefix(1).map(\.asLibraryName)
        : products.map(\.asModuleName)
      return names.map { PackageDependency(library: $0, place: place) }
    }
  }

  private func inherited(by piece: Piece) -> [Piece] {
    (piece.json["templates"]?.items ?? []).compactMap(\.text).unique.compactMap { templates[$0] }
  }

  /// `Sources`, `[Sources, Shared]`, `[{ path: Sources, excludes: ["**/*Tests.swift"] }]`
  private func sources(of json: JSON?, named name: String) -> [TargetFolder] {
    guard let json else { return [] }
    return (json.items.isEmpty ? [json] : json.items).compactMap { item in
      guard let path = item.text ?? item["path"]?.text else { return nil }
      return TargetFolder(
        path: path.replacing("${target_name}", with: name), excluded: globs(item["excludes"]),
        included: globs(item["includes"]))
    }
  }

  private func globs(_ json: JSON?) -> [String] {
    guard let json else { return [] }
    return (json.items.isEmpty ? [json] : json.items).compactMap(\.text).filter { !$0.isEmpty }
  }
}
