import Foundation
import PackagePlugin

/// The tool, run on the package that a command plugin is called for.
///
/// SwiftPM lets plugins share no target, and no file of another folder. So this one is in the folder
/// of each plugin, by a symbolic link.
struct ScaffoldTool {
  let context: PluginContext

  /// Runs the tool; what it prints is the plugin's output, and its status that of the plugin.
  func run(_ words: [String], at folder: URL) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "Scaffold").url
    process.arguments = words
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("scaffold was stopped by signal \(process.terminationStatus)")
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
