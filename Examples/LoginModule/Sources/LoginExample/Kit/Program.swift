import Foundation
import TerminalFace

/// The program, from the words that it is started with to the code that it exits with.
package struct Program: Sendable {
  let terminal: Terminal
  let environment: [String: String]
  let timeZone: TimeZone
  /// Takes what goes to the standard error.
  let complain: @Sendable (String) -> Void

  package init(
    terminal: Terminal,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    timeZone: TimeZone = .autoupdatingCurrent,
    complain: @escaping @Sendable (String) -> Void
  ) {
    self.terminal = terminal
    self.environment = environment
    self.timeZone = timeZone
    self.complain = complain
  }

  /// - Parameter words: What follows the name of the program.
  /// - Returns: the code to exit with.
  package func run(_ words: [String]) async -> Int32 {
    do {
      try await perform(Options(words, environment: environment))
      return 0
    } catch let error as OptionsError {
      complain("error: \(error)\n")
      return OptionsError.exitCode
    } catch {
      complain("error: \(error)\n")
      return 1
    }
  }
}

extension Program {
  private func perform(_ options: Options) async throws {
    switch options.mode {
    case .help: try terminal.write(Options.help)
    case .once: try await printFirstPage(options)
    case .interactive, .script: throw TerminalError.notATerminal
    }
  }

  @MainActor
  private func printFirstPage(_ options: Options) async throws {
    let reader = Reader(try Site(options))
    defer { reader.leave() }
    try await reader.begin(as: Credentials(options, in: environment))
    try terminal.write(PlainList.text(of: reader.list(in: timeZone)))
  }
}
