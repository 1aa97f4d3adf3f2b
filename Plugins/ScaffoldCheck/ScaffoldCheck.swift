import PackagePlugin

/// `swift package scaffold-check`
@main
struct ScaffoldCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ScaffoldTool(context: context).run(["check"] + arguments, at: context.package.directoryURL)
  }
}
