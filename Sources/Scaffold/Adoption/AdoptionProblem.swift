/// Why a project that someone else made cannot have modules as it is.
enum AdoptionProblem: Error, Equatable {
  case oldTools(String, ToolsVersion)
  case noPackage(String)
  case oldPlatforms(String)
  case unreadablePlatforms(String)
  case targetTaken(String, manifest: String)
  case nameTaken(String, manifest: String)
  case folderTaken(String)
  case insideTarget(String, folder: String)
  case looseSources(String)
  case badPrefix(String)
  case badSources(String)
  case noSources(String, candidates: [String])
  case severalApps(String, [String])
  /// A line asks for an iOS that is too old.
  case oldDeployment(SourcePlace, ToolsVersion)
  /// A project file cannot be read.
  case brokenProject(SourcePlace, PlistProblem.Reason)
  case noTarget(String, known: [String])
  case severalTargets([String])
  /// An option for the first module says something else than what was done.
  case settled(option: String, value: String)
  /// An option has no meaning in such a project.
  case pointless(option: String, need: String)
  case namesTaken([Clash])
  /// A type of ours would stand for one of the system's in a file that is not the module's.
  case typeHidden(String, place: String)
}

extension AdoptionProblem {
  /// A type or a file that an app has and a module brings too.
  struct Clash: Equatable, Sendable {
    /// Where it is, as compilers say it.
    let place: String
    let name: String
    /// Whether another entity would do.
    let isOfModule: Bool
  }
}

extension AdoptionProblem: Failure {
  var exitCode: ExitCode {
    switch self {
    case .badPrefix, .badSources, .noTarget, .settled, .pointless: .usage
    default: .refused
    }
  }

  var description: String {
    switch self {
    case .oldTools(let manifest, let version):
      "`\(manifest)` has the tools version \(version); "
        + "raise its first line to `// swift-tools-version: \(ToolsVersion.needed)`, "
        + "which makes Swift 6 its language"
    case .noPackage(let manifest):
      "`\(manifest)` has no variable `package`; write `let package = Package(…)` in it"
    case .oldPlatforms(let manifest):
      "`\(manifest)` supports platforms older than iOS 17 and macOS 14, which modules need; "
        + "raise its `platforms:`, or `--raise-platforms` does so at its end"
    case .unreadablePlatforms(let manifest):
      "`\(manifest)` makes its platforms in a way that cannot be read; "
        + "write them in full: `platforms: [.iOS(.v17), .macOS(.v14)]`"
    case .targetTaken(let name, let manifest):
      "`\(manifest)` has the name `\(name)` already; "
        + "`--base-prefix Acme` calls ours `Acme\(name)`"
    case .nameTaken(let name, let manifest):
      "`\(manifest)` declares `\(name)`, which the lines at its end need; rename it there"
    case .folderTaken(let path):
      "`\(path)` exists already; `--sources <dir>` puts Base and modules into another folder"
    case .insideTarget(let path, let folder):
      "`\(folder)` is in the folder `\(path)` of another target; "
        + "`--sources <dir>` puts Base and modules into another"
    case .looseSources(let folder):
      "`\(folder)` holds the files of the only target; "
        + "move them to a folder there that has the target's name"
    case .badPrefix(let text):
      "`\(text.printable)` is no prefix for targets; use letters and digits, starting with a capital"
    case .badSources(let text):
      "`\(text.printable)` is no folder of the project; "
        + "give `--sources` the way to one from there, such as `Sources`"
    case .noSources(let project, let candidates):
      "it cannot be told where the sources of `\(project)` are; "
        + "name their folder with `--sources <dir>`" + Self.choices(candidates)
    case .severalApps(let folder, let names):
      "`\(folder)` has several Xcode projects: \(names.joined(separator: ", ")); "
        + "name the folder of the app's sources with `--sources <dir>`"
    case .oldDeployment(let place, let version):
      "`\(place.file):\(place.line)` asks for iOS \(version), and modules need iOS 17; "
        + "raise the deployment target \(place.file.hasSuffix(".pbxproj") ? "in Xcode" : "there")"
    case .brokenProject(let place, let reason):
      "`\(place.file):\(place.line):\(place.column)` cannot be read: \(reason); "
        + "mend the file, or restore it from version control"
    case .noTarget(let name, let known):
      "there is no app target `\(name.printable)`" + Self.known(known)
    case .severalTargets(let names):
      "there are several app targets: \(names.joined(separator: ", ")); "
        + "name the one that shows the modules with `--app-target <name>`"
    case .settled(let option, let value):
      "`\(option)` was settled with the first module\(value.isEmpty ? "" : " as `\(value)`"); "
        + "leave it out"
    case .pointless(let option, let need):
      "`\(option)` is for the first module in \(need); leave it out"
    case .namesTaken(let clashes): Self.text(of: clashes)
    case .typeHidden(let name, let place):
      "`\(name)` would hide the system's type of that name from \(place); "
        + "give the entity another name with `--entity`"
    }
  }

  private static func known(_ names: [String]) -> String {
    names.isEmpty
      ? ", nor any other; leave `--app-target` out"
      : "; there are \(names.joined(separator: ", "))"
  }

  private static func choices(_ names: [String]) -> String {
    names.isEmpty ? "" : ", one of \(names.joined(separator: ", "))"
  }

  private static func text(of clashes: [Clash]) -> String {
    let wayOut =
      clashes.allSatisfy(\.isOfModule)
      ? "give the entity another name with `--entity`, or rename yours"
      : "rename yours: all types of an app are in one target"
    let lines = clashes.map { "  \($0.place): `\($0.name)`" }.joined(separator: "\n")
    return clashes.count == 1
      ? "`\(clashes[0].name)` is taken in \(clashes[0].place); \(wayOut)"
      : "\(clashes.count) names are taken; \(wayOut)\n" + lines
  }
}
