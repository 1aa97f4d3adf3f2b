/// What can be read in an `.xcodeproj` without Xcode.
struct XcodeProject: Sendable {
  /// The folder's name without `.xcodeproj`.
  let name: String
  private let objects: [[String: String]]
  private let settings: [(key: String, value: String)]

  init(name: String, contents: [UInt8]) {
    self.name = name
    let lines = contents.lines.map { String(decoding: $0, as: UTF8.self).trimmed }
    objects = Self.objects(in: lines)
    settings = lines.compactMap(Self.entry)
  }
}

extension XcodeProject {
  /// The targets that are apps.
  var apps: [String] { targets(ofType: "com.apple.product-type.application") }

  /// The folders whose files Xcode takes into a target as they come.
  var synchronizedFolders: [String] {
    objects.filter { $0["isa"] == "PBXFileSystemSynchronizedRootGroup" }.compactMap { $0["path"] }
  }

  /// The newest iOS that the project asks for; `nil` if it says nothing of iOS.
  var deploymentTarget: ToolsVersion? {
    settings.filter { $0.key == "IPHONEOS_DEPLOYMENT_TARGET" }
      .compactMap { ToolsVersion($0.value) }.max()
  }

  /// Whether code is taken for the main actor's unless it says otherwise.
  var isolatesToMainActor: Bool {
    settings.contains { $0 == ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor") }
  }

  private func targets(ofType type: String) -> [String] {
    objects.filter { $0["isa"] == "PBXNativeTarget" && $0["productType"] == type }
      .compactMap { $0["name"] }
  }

  /// The objects of the project: what stands between `… = {` and `};`, a line an entry.
  private static func objects(in lines: [String]) -> [[String: String]] {
    var objects: [[String: String]] = []
    var open: [[String: String]] = []
    for line in lines {
      let entries = line.split(separator: "{", maxSplits: 1).last.map(String.init) ?? line
      if line.hasSuffix("= {") {
        open.append([:])
      } else if line.hasPrefix("}"), let object = open.popLast() {
        objects.append(object)
      } else if line.contains("= {"), line.hasSuffix("};") {
        // Xcode writes small objects in one line.
        let pairs = entries.split(separator: ";").map { String($0).trimmed + ";" }.compactMap(entry)
        objects.append(Dictionary(pairs.map { ($0.key, $0.value) }) { first, _ in first })
      } else if let entry = entry(in: line), !open.isEmpty {
        open[open.count - 1][entry.key] = entry.value
      }
    }
    return objects
  }

  /// `name = "My App";`
  private static func entry(in line: String) -> (key: String, value: String)? {
    guard line.hasSuffix(";"), let sign = line.firstRange(of: " = ") else { return nil }
    let value = line[sign.upperBound...].dropLast()
    let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    let text = isQuoted ? value.dropFirst().dropLast() : value
    return (String(line[..<sign.lowerBound]), String(text))
  }
}
