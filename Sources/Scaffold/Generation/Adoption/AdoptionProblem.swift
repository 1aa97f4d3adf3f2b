import Ground
import Model
import SwiftReading

/// Why a project that someone else made cannot have modules as it is.
package enum AdoptionProblem: Error, Equatable {
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
  package struct Clash: Equatable, Sendable {
    /// Where it is, as compilers say it.
    let place: String
    let name: String
    /// True if another entity would do.
    let isOfModule: Bool
  }
}

extension AdoptionProblem: Failure {
  package var exitCode: ExitCode {
    switch self {
    case .badPrefix, .badSources, .noTarget, .settled, .pointless: .usage
    default: .refused
    }
  }

  package var complaint: Complaint {
    switch self {
    case .oldTools(let manifest, let version):
      Complaint(
        "old-tools", "`\(manifest)` has the tools version \(version)",
        "raise its first line to `// swift-tools-version: \(ToolsVersion.needed)`, "
          + "which makes Swift 6 its language"
      ).at(manifest, line: 1)
    case .noPackage(let manifest):
      Complaint(
        "no-package-variable", "`\(manifest)` has no variable `package`",
        "write `let package = Package(…)` in it"
      ).at(manifest)
    case .oldPlatforms(let manifest):
      Complaint(
        "old-platforms",
        "`\(manifest)` supports platforms older than iOS 17 and macOS 14, which modules need",
        "raise its `platforms:`, or `--raise-platforms` does so at its end"
      ).at(manifest)
    case .unreadablePlatforms(let manifest):
      Complaint(
        "unreadable-platforms",
        "`\(manifest)` makes its platforms in a way that cannot be read",
        "write them in full: `platforms: [.iOS(.v17), .macOS(.v14)]`"
      ).at(manifest)
    case .targetTaken(let name, let manifest):
      Complaint(
        "target-taken", "`\(manifest)` has the name `\(name)` already",
        "`--base-prefix Acme` calls ours `Acme\(name)`"
      ).at(manifest)
    case .nameTaken(let name, let manifest):
      Complaint(
        "name-taken", "`\(manifest)` declares `\(name)`, which the lines at its end need",
        "rename it there"
      ).at(manifest)
    case .folderTaken(let path):
      Complaint(
        "folder-taken", "`\(path)` exists already",
        "`--sources <dir>` puts Base and modules into another folder"
      ).at(path)
    case .insideTarget(let path, let folder):
      Complaint(
        "inside-target", "`\(folder)` is in the folder `\(path)` of another target",
        "`--sources <dir>` puts Base and modules into another")
    case .looseSources(let folder):
      Complaint(
        "loose-sources", "`\(folder)` holds the files of the only target",
        "move them to a folder there that has the target's name")
    case .badPrefix(let text):
      Complaint(
        "bad-prefix", "`\(text.printable)` is no prefix for targets",
        "use letters and digits, starting with a capital")
    case .badSources(let text):
      Complaint(
        "bad-sources", "`\(text.printable)` is no folder of the project",
        "give `--sources` the way to one from there, such as `Sources`")
    case .noSources(let project, let candidates):
      Complaint(
        "no-sources", "it cannot be known where the sources of `\(project)` are",
        candidates.isEmpty
          ? "name their folder with `--sources <dir>`"
          : "name their folder with `--sources <dir>`, one of \(candidates.joined(separator: ", "))"
      )
    case .severalApps(let folder, let names):
      Complaint(
        "several-apps",
        "`\(folder)` has several Xcode projects: \(names.joined(separator: ", "))",
        "name the folder of the app's sources with `--sources <dir>`")
    case .oldDeployment(let place, let version):
      Complaint(
        "old-deployment",
        "`\(place.file):\(place.line)` asks for iOS \(version), and modules need iOS 17",
        place.file.hasSuffix(".pbxproj")
          ? "raise the deployment target in Xcode" : "raise the deployment target there"
      ).at(place.file, line: place.line, column: place.column)
    case .brokenProject(let place, let reason): .unreadable(place, reason.message)
    case .noTarget(let name, let known) where known.isEmpty:
      Complaint(
        "no-target", "there is no app target `\(name.printable)`, nor any other",
        "leave `--app-target` out")
    case .noTarget(let name, let known):
      Complaint(
        "no-target", "there is no app target `\(name.printable)`",
        "there are \(known.joined(separator: ", "))")
    case .severalTargets(let names):
      Complaint(
        "several-targets", "there are several app targets: \(names.joined(separator: ", "))",
        "name the one that shows the modules with `--app-target <name>`")
    case .settled(let option, let value):
      Complaint(
        "settled-option",
        value.isEmpty
          ? "`\(option)` was settled with the first module"
          : "`\(option)` was settled with the first module as `\(value)`",
        "leave it out")
    case .pointless(let option, let need):
      Complaint(
        "pointless-option", "`\(option)` is for the first module in \(term: need)", "leave it out")
    case .namesTaken(let clashes): Self.complaint(of: clashes)
    case .typeHidden(let name, let place):
      Complaint(
        "hidden-type", "`\(name)` would hide the system's type of that name from \(place)",
        "give the entity another name with `--entity`")
    }
  }

  private static func complaint(of clashes: [Clash]) -> Complaint {
    let wayOut: Message =
      clashes.allSatisfy(\.isOfModule)
      ? "give the entity another name with `--entity`, or rename yours"
      : "rename yours: all types of an app are in one target"
    if clashes.count == 1 {
      return Complaint(
        "names-taken", "`\(clashes[0].name)` is taken in \(clashes[0].place)", wayOut)
    }
    return Complaint("names-taken", "\(clashes.count) names are taken", wayOut)
      .listing(clashes.map { "\($0.place): `\($0.name)`" })
  }
}
