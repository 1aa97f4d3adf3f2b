/// The options of `new-module` for its first run in a project that someone else made.
struct AdoptionOptions: Equatable, Sendable {
  let prefix: String?
  let sources: String?
  let raisesPlatforms: Bool

  static let basePrefix = Option(
    name: "--base-prefix", value: "name",
    help: "In a package of others: what the names of the Base targets start with.")
  static let folder = Option(
    name: "--sources", value: "dir",
    help: "In a package or app of others: the folder that Base and modules go to.")
  static let raisePlatforms = Flag(
    name: "--raise-platforms",
    help: "In a package of others: raise its platforms to iOS 17 and macOS 14.")

  static let parameters: [any Parameter] = [basePrefix, folder, raisePlatforms]

  init(_ arguments: Arguments) {
    prefix = arguments[Self.basePrefix]
    sources = arguments[Self.folder].map(\.trimmingSlashes)
    raisesPlatforms = arguments[Self.raisePlatforms]
  }
}

extension AdoptionOptions {
  /// - Throws: `AdoptionProblem` if an option asks for something else than what was done.
  func requireAgreement(with project: Manifest) throws(AdoptionProblem) {
    let need = "a package or app that scaffold did not make"
    guard let adoption = project.adoption else {
      if let option = given.first { throw .pointless(option: option, need: need) }
      return
    }
    if let prefix, prefix != adoption.prefix {
      throw .settled(option: "--base-prefix", value: adoption.prefix)
    }
    let folder = adoption.base.folder?.text ?? ""
    if let sources, sources != folder { throw .settled(option: "--sources", value: folder) }
    if raisesPlatforms, adoption.platforms.isEmpty {
      throw .settled(option: "--raise-platforms", value: "")
    }
  }

  /// - Throws: `AdoptionProblem` if an option is given that an app has no use for.
  func requireNoneOfPackages() throws(AdoptionProblem) {
    if let option = given.first(where: { $0 != "--sources" }) {
      throw .pointless(option: option, need: "a package")
    }
  }

  private var given: [String] {
    [
      prefix == nil ? nil : "--base-prefix", raisesPlatforms ? "--raise-platforms" : nil,
      sources == nil ? nil : "--sources",
    ].compactMap(\.self)
  }
}
