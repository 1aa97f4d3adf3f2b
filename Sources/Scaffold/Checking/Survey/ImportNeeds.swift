import Ground
import SwiftReading

/// Decides of imports of the project's own targets whether anything needs them.
///
/// It says so of none that it is not certain of: an import brings not only names, but also
/// conformances, operators and what its module imports.
struct ImportNeeds {
  private let project: Inspection
  private let contents: (String) -> [UInt8]?
  /// The files of each target, by its name.
  private let files: [String: [SurveyedFile]]
  /// The targets of whose names there is only one.
  private let targets: [String: PackageTarget]
  private var faces: [String: Face] = [:]

  /// - Parameter contents: what a file says.
  init(in project: Inspection, contents: @escaping (String) -> [UInt8]?) {
    (self.project, self.contents) = (project, contents)
    var files: [String: [SurveyedFile]] = [:]
    for file in project.survey.files {
      guard let target = project.map.targets[file.folder]?.target.name else { continue }
      files[target, default: []].append(file)
    }
    self.files = files
    let all = Dictionary(grouping: project.map.packages.flatMap(\.contents.targets), by: \.name)
    targets = all.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}

extension ImportNeeds {
  /// Those of some imports that nothing needs, each with the file without it.
  mutating func needless(
    _ places: [SourcePlace]
  ) -> [(statement: Import, place: SourcePlace, file: [UInt8])] {
    var found: [(statement: Import, place: SourcePlace, file: [UInt8])] = []
    let doomed = Set(places)
    for (path, places) in Dictionary(grouping: places, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard var bytes = contents(path),
        let file = project.survey.files.first(where: { $0.path == path })
      else { continue }
      // From the last to the first, so that the others stay where they are.
      for place in places.sorted().reversed() {
        let statement = file.imports.first { $0.line == place.line && $0.column == place.column }
        guard let statement, !isNeeded(statement, in: file, SwiftSource(bytes), besides: doomed),
          let rest = SwiftSource(bytes).without(statement)
        else { continue }
        bytes = rest
        found.append((statement, place, bytes))
      }
    }
    return found
  }

  /// The imports each of which could go alone, in the order of files.
  var needlessImports: [(statement: Import, place: SourcePlace)] {
    mutating get {
      var found: [(statement: Import, place: SourcePlace)] = []
      for file in project.survey.files where isOfTarget(file) {
        let path = file.path
        let candidates = file.imports.filter { targets[$0.module]?.kind == .regular }
        guard !candidates.isEmpty, let source = contents(path).map(SwiftSource.init) else {
          continue
        }
        for statement in candidates {
          let place = statement.place(in: path)
          if !isNeeded(statement, in: file, source, besides: [place]) {
            found.append((statement, place))
          }
        }
      }
      return found
    }
  }

  private func isOfTarget(_ file: SurveyedFile) -> Bool {
    project.map.targets[file.folder].map { targets[$0.target.name] != nil } ?? false
  }

  /// - Parameter own: what the file says.
  private mutating func isNeeded(
    _ statement: Import, in file: SurveyedFile, _ own: SwiftSource,
    besides doomed: Set<SourcePlace>
  ) -> Bool {
    guard !statement.isConditional, !statement.isExported,
      let target = project.map.targets[file.folder]?.target.name, targets[target] != nil,
      targets[statement.module]?.kind == .regular, let face = face(of: statement.module),
      !face.isOpaque
    else { return true }
    let neighbours = files[target] ?? []
    if own.names(face, besides: statement) { return true }
    let kept = neighbours.flatMap { other in
      other.imports.filter { !doomed.contains($0.place(in: other.path)) }.map(\.module)
    }
    // What a module loads is visible to the whole target, whoever imports it.
    let lost = reach(of: [statement.module]).subtracting(reach(of: kept))
    return lost.contains { isNeeded($0, by: neighbours, besides: statement) }
  }

  /// True if a target's files have something of a module, though they may not import it.
  private mutating func isNeeded(
    _ module: String, by neighbours: [SurveyedFile], besides statement: Import
  ) -> Bool {
    guard let face = face(of: module), !face.isOpaque else { return module != "Swift" }
    return neighbours.contains { file in
      contents(file.path).map { SwiftSource($0).names(face, besides: nil) } ?? true
    }
  }

  /// Some modules, and all that these import, one through another.
  private mutating func reach(of modules: [String]) -> Set<String> {
    var reached: Set<String> = []
    var next = modules
    while let module = next.popLast() {
      if reached.insert(module).inserted { next += face(of: module)?.imports ?? [] }
    }
    return reached
  }
}

// MARK: - What a target declares

extension ImportNeeds {
  /// - Returns: `nil` for what is no target of the project, or one of which not all is known.
  private mutating func face(of target: String) -> Face? {
    if let known = faces[target] { return known }
    guard targets[target] != nil, let files = files[target] else { return nil }
    let texts = files.compactMap { contents($0.path) }
    guard texts.count == files.count, files.allSatisfy({ $0.path.hasSuffix(".swift") }) else {
      return nil
    }
    let face = Face(of: texts, importing: Set(files.flatMap(\.imports).map(\.module)))
    faces[target] = face
    return face
  }

  /// The declarations of a target that others may use, as far as its files say.
  fileprivate struct Face {
    /// All that it declares, at any access.
    let names: Set<String>
    /// The types of others that it adds to.
    let extended: Set<String>
    /// True if it declares what is used without being named: conformances for types of others,
    /// operators, subscripts, macros, or what it hands on.
    private(set) var isOpaque = false
    let imports: Set<String>

    init(of texts: [[UInt8]], importing imports: Set<String>) {
      let declared = DeclaredNames(in: texts)
      self.imports = imports
      names = declared.all
      var extended: Set<String> = []
      for text in texts {
        let source = SwiftSource(text)
        for outline in TypeReader.outlines(of: source) where outline.kind == .extension {
          let name = outline.ownName
          guard !declared.types.contains(name) else { continue }
          extended.insert(name)
          isOpaque = isOpaque || !outline.inherited.isEmpty
        }
        isOpaque = isOpaque || source.declaresTheNameless(besides: declared.types)
      }
      self.extended = extended
    }
  }
}

extension SwiftSource {
  /// True if something stands here that is used by signs, or that others get by importing this.
  ///
  /// - Parameter own: the types of the target, which have to be named before they are made.
  fileprivate func declaresTheNameless(besides own: Set<String>) -> Bool {
    let words: Set = [
      "callAsFunction", "dynamicMember", "macro", "operator", "precedencegroup", "subscript",
    ]
    return tokens.indices.contains { index in
      guard isWord(at: index) else { return false }
      return words.contains(self[index]) || says("func", at: index) && !isWord(at: index + 1)
        || says("_exported", at: index)
        || says("init", at: index) && extendedType(around: index).map(own.contains) == false
    }
  }

  /// The type in whose extension a token stands; `nil` for one that stands elsewhere.
  private func extendedType(around index: Int) -> String? {
    var depth = 0
    let open = tokens[..<index].indices.last { place in
      depth += says("}", at: place) ? 1 : says("{", at: place) ? -1 : 0
      return depth < 0
    }
    guard let open else { return nil }
    let header = tokens[..<open].indices.last {
      ["extension", "struct", "class", "enum", "actor", "protocol"].contains(self[$0])
    }
    guard let header, says("extension", at: header) else { return nil }
    var name = header + 1
    while says(".", at: name + 1) { name += 2 }
    return self.name(at: name)
  }

  /// True if the file names something of a target, or adds to what that one adds to.
  fileprivate func names(_ face: ImportNeeds.Face, besides statement: Import?) -> Bool {
    let isNamed = tokens.indices.contains { index in
      guard isWord(at: index), tokens[index].range != statement?.name else { return false }
      // `.init()`, of whatever type that is
      return says("init", at: index) && says(".", at: index - 1) && !isWord(at: index - 2)
        || face.names.contains(name(at: index))
    }
    guard !isNamed, !face.extended.isEmpty else { return isNamed }
    return TypeReader.outlines(of: self).contains { outline in
      face.extended.contains(outline.name)
        || outline.inherited.contains { $0.mentions.contains { face.extended.contains($0.name) } }
    }
  }

  /// The file without an import; `nil` if something else is in its line.
  fileprivate func without(_ statement: Import) -> [UInt8]? {
    var range = line(around: statement.name.lowerBound)
    let inLine = tokens.filter { range.contains($0.range.lowerBound) }
    let isAlone = inLine.allSatisfy { token in
      token.range == statement.name
        || token.range.upperBound <= statement.name.lowerBound
          && (token.kind == .word || bytes[token.range.lowerBound] == UInt8(ascii: "@"))
    }
    let covered = inLine.reduce(into: Set<Int>()) { $0.formUnion($1.range) }
    let hasComment = range.contains { bytes[$0] > UInt8(ascii: " ") && !covered.contains($0) }
    guard isAlone, !hasComment, inLine.contains(where: { $0.range == statement.name }) else {
      return nil
    }
    // Two empty lines that come together are one.
    let before = range.lowerBound > 0 ? line(around: range.lowerBound - 1) : 0..<0
    if range.upperBound < bytes.count, bytes[before].allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      let behind = line(around: range.upperBound)
      if bytes[behind].allSatisfy({ $0 <= UInt8(ascii: " ") }) {
        range = range.lowerBound..<behind.upperBound
      }
    }
    return bytes.replacing([(range, "")])
  }
}
