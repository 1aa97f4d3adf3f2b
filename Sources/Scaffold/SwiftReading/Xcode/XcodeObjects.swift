/// The objects of an Xcode project, and the text that they stand in.
package struct XcodeObjects: Sendable {
  package let bytes: [UInt8]
  let lines: LineTable
  /// The whole file as one value.
  let plist: Plist
  /// In the order of the file.
  package let all: [XcodeObject]
  /// Where all objects stand between braces.
  let range: Range<Int>
  /// The project itself.
  package let project: XcodeObject

  /// The group that each file and each group is in.
  let parents: [String: String]

  private let places: [String: Int]

  /// - Returns: `nil` for a property list that is no project.
  /// - Throws: `PlistProblem` for a text that is no property list.
  package init?(_ bytes: [UInt8]) throws(PlistProblem) {
    plist = try PlistReader.read(bytes)
    guard let objects = plist["objects"], let entries = objects.entries,
      let root = plist["rootObject"]?.text
    else { return nil }
    self.bytes = bytes
    lines = LineTable(of: bytes)
    range = objects.range
    all = entries.compactMap { entry in
      entry.value["isa"]?.text.map { XcodeObject(id: entry.key, isa: $0, entry: entry) }
    }
    let children = all.flatMap { group in group.texts("children").map { ($0, group.id) } }
    parents = Dictionary(children) { first, _ in first }
    places = Dictionary(zip(all.map(\.id), all.indices)) { first, _ in first }
    guard let place = places[root], all[place].isa == "PBXProject" else { return nil }
    project = all[place]
  }
}

extension XcodeObjects {
  package subscript(id: String) -> XcodeObject? { places[id].map { all[$0] } }

  func objects(ofKind isa: String) -> [XcodeObject] { all.filter { $0.isa == isa } }

  /// The objects that a list of ids names.
  package func objects(_ ids: [String]) -> [XcodeObject] { ids.compactMap { self[$0] } }
}
