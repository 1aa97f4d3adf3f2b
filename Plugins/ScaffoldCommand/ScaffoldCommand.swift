import PackagePlugin

/// `swift package --allow-writing-to-package-directory scaffold new-module Login`
@main
struct ScaffoldCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ScaffoldTool(context: context).run(arguments, at: context.package.directoryURL)
  }
}
