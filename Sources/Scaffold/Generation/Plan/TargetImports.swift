import Ground
import SwiftReading
import Templates

/// The targets of a project's own files, each with those of the others that its files import: what its
/// manifest has to say.
///
/// It is read from the files, since which of them there are depends on the modules.
struct TargetImports {
  private let imports: [String: Set<String>]

  /// The folders of the targets, as templates have them, in the order in which manifests name them.
  private static let folders = [
    ("App", "Sources/App/"), ("Core", "Sources/Base/Core/"), ("BaseData", "Sources/Base/Data/"),
    ("BaseBusiness", "Sources/Base/Business/"), ("BaseView", "Sources/Base/View/"),
    ("BaseTesting", "Tests/Support/"),
    ("BaseDataTests", "Tests/BaseDataTests/"), ("BaseBusinessTests", "Tests/BaseBusinessTests/"),
    ("BaseViewTests", "Tests/BaseViewTests/"), ("AppTests", "Tests/AppTests/"),
  ]

  init(of files: [Template.File]) {
    var imports: [String: Set<String>] = [:]
    for file in files where file.path.hasSuffix(".swift") {
      guard let target = Self.folders.first(where: { file.path.hasPrefix($0.1) })?.0 else {
        continue
      }
      let found = Array(file.text.utf8).withUnsafeBufferPointer { ImportScanner.imports(in: $0) }
      imports[target, default: []].formUnion(found.map(\.module))
    }
    self.imports = imports
  }

  /// What each target imports, by its name; nothing, if it has no file.
  var value: Value {
    let names = Self.folders.map(\.0)
    return .record(
      Dictionary(
        uniqueKeysWithValues: names.map { name in
          let found = imports[name].map { found in names.filter(found.contains) }
          return (name, .list((found ?? []).map(Value.text)))
        }))
  }

  /// False where the target is one of the project's own, and none of its files declares one of the names.
  ///
  /// - Parameter files: the project's own; `nil` if nobody knows them.
  static func mayDeclare(
    _ target: String, _ names: Set<String>, in files: [ProjectPath: String]?
  ) -> Bool {
    guard let files, let folder = folders.first(where: { $0.0 == target })?.1 else { return true }
    return files.contains { path, text in
      path.isSwift && path.text.hasPrefix(folder)
        && !SwiftSource(Array(text.utf8), countsLines: false).declaredWords.isDisjoint(with: names)
    }
  }
}
