import CommandLine
import Generation
import Ground

extension AdoptionOptions {
  static let basePrefix = Option(
    name: "--base-prefix", value: "name",
    help: "In a package or app of others: what the names of the Base targets start with.",
    topic: .place)
  static let folder = Option(
    name: "--sources", value: "dir",
    help: "In a package or app of others: the folder that Base and modules go to.",
    offer: .folders, topic: .place)
  static let raisePlatforms = Flag(
    name: "--raise-platforms",
    help: "In a package of others: raise its platforms to iOS 17 and macOS 14.", topic: .place)
  static let appLayout = Option(
    name: "--layout", value: "package|folders",
    help: "In an Xcode app of others: a local package beside the app, or folders in its target.",
    choices: ["package", "folders"], defaultValue: Message(verbatim: "package"), topic: .place)
  static let target = Option(
    name: "--app-target", value: "name",
    help: "In an Xcode app of others: the target that shows the modules.", topic: .place)

  static let parameters: [any Parameter] = [
    appLayout, target, folder, basePrefix, raisePlatforms,
  ]

  init(_ arguments: Arguments) {
    self.init(
      prefix: arguments[Self.basePrefix],
      sources: arguments[Self.folder].map(\.trimmingSlashes),
      raisesPlatforms: arguments[Self.raisePlatforms],
      layout: arguments[Self.appLayout],
      appTarget: arguments[Self.target])
  }
}
