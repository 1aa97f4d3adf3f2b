import Foundation
import PackagePlugin

/// Puts the files of a folder into the target that uses them, so that the tool needs no files beside it.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder =
      target.name == "Phrases" ? "Sources/Scaffold/Phrases/Languages" : "Templates"
    let files = context.package.directoryURL.appending(path: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    // What a file browser leaves behind is none of them.
    let paths = try FileManager.default.subpathsOfDirectory(atPath: files.path).sorted()
      .filter { path in
        let file = files.appending(path: path)
        return try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
          && file.lastPathComponent != ".DS_Store"
      }
    return [
      .buildCommand(
        displayName: "Embedding \(folder)",
        executable: try context.tool(named: "Embed").url,
        arguments: [output.path, files.path] + paths,
        inputFiles: paths.map { files.appending(path: $0) }, outputFiles: [output])
    ]
  }
}
