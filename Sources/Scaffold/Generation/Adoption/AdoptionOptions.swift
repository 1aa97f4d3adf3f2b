import Ground
import Model

/// The options of `new-module` for its first run in a project that someone else made.
package struct AdoptionOptions: Equatable, Sendable {
  package let prefix: String?
  let sources: String?
  let raisesPlatforms: Bool
  let layout: String?
  let appTarget: String?

  package init(
    prefix: String?, sources: String?, raisesPlatforms: Bool, layout: String?, appTarget: String?
  ) {
    self.prefix = prefix
    self.sources = sources
    self.raisesPlatforms = raisesPlatforms
    self.layout = layout
    self.appTarget = appTarget
  }
}

extension AdoptionOptions {
  /// The purpose of an option.
  private enum Need: String {
    case app = "an Xcode app that scaffold did not make"
    case package = "a package that scaffold did not make"
    case any = "a package or app that scaffold did not make"
  }

  /// - Throws: `AdoptionProblem` if an option asks for something else than what was done.
  package func requireAgreement(with project: ProjectFile) throws(AdoptionProblem) {
    guard let adoption = project.adoption else {
      if let (option, need) = given.first { throw .pointless(option: option, need: need.rawValue) }
      return
    }
    let isApp = adoption.package != nil || adoption.manifest == nil
    if isApp { try requireNoneOfPackages() } else { try requireNoneOfApps() }
    try agree("--layout", layout, project.layout)
    try agree("--app-target", appTarget, project.name)
    try agree("--base-prefix", prefix, adoption.prefix)
    try agree("--sources", sources, (adoption.package ?? adoption.base.folder)?.text ?? "")
    if raisesPlatforms, adoption.platforms.isEmpty {
      throw .settled(option: "--raise-platforms", value: "")
    }
  }

  private func agree(
    _ option: String, _ value: String?, _ settled: String
  ) throws(AdoptionProblem) {
    if let value, value != settled { throw .settled(option: option, value: settled) }
  }

  /// - Throws: `AdoptionProblem` if an option is given that an app has no use for.
  func requireNoneOfPackages() throws(AdoptionProblem) {
    try require { $0 != .package }
    if layout == "folders", prefix != nil {
      throw .pointless(option: "--base-prefix", need: "a package")
    }
  }

  /// - Throws: `AdoptionProblem` if an option is given that a package has no use for.
  func requireNoneOfApps() throws(AdoptionProblem) { try require { $0 != .app } }

  private func require(_ isOfUse: (Need) -> Bool) throws(AdoptionProblem) {
    guard let (option, need) = given.first(where: { !isOfUse($0.need) }) else { return }
    throw .pointless(option: option, need: need.rawValue)
  }

  private var given: [(option: String, need: Need)] {
    let all: [(isGiven: Bool, option: String, need: Need)] = [
      (layout != nil, "--layout", .app), (appTarget != nil, "--app-target", .app),
      (prefix != nil, "--base-prefix", .any), (raisesPlatforms, "--raise-platforms", .package),
      (sources != nil, "--sources", .any),
    ]
    return all.filter(\.isGiven).map { ($0.option, $0.need) }
  }
}
