import PackagePlugin

/// `swift package scaffold-graph`
@main
struct ScaffoldGraph: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ScaffoldTool(context: context).run(["graph"] + arguments, at: context.package.directoryURL)
  }
}
