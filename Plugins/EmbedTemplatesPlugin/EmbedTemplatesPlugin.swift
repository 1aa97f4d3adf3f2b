import Foundation
import PackagePlugin

/// Puts the files of `Templates/` into the target that uses it, so that the tool needs no files
/// beside it.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let templates = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: templates.path)
      .sorted()
      .map { templates.appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
    return [
      .buildCommand(
        displayName: "Embedding the templates",
        executable: try context.tool(named: "EmbedTemplates").url,
        arguments: [templates.path, output.path],
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
