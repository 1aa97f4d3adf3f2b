import Foundation
import PackagePlugin

/// Puts the files of `Templates/` into the target that uses it, so that the tool needs no files
/// beside it.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let templates = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    // What a file browser leaves behind is no template.
    let paths = try FileManager.default.subpathsOfDirectory(atPath: templates.path).sorted()
      .filter { path in
        let file = templates.appending(path: path)
        return try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
          && file.lastPathComponent != ".DS_Store"
      }
    return [
      .buildCommand(
        displayName: "Embedding the templates",
        executable: try context.tool(named: "EmbedTemplates").url,
        arguments: [output.path, templates.path] + paths,
        inputFiles: paths.map { templates.appending(path: $0) },
        outputFiles: [output])
    ]
  }
}
