import Foundation
import TerminalFace
import TimelineView

/// The program, from the words that it is started with to the code that it exits with.
package struct Program: Sendable {
  let terminal: Terminal
  let environment: [String: String]
  let timeZone: TimeZone
  /// Takes what goes to the standard error.
  let complain: @Sendable (String) -> Void
  /// Ends the process with a code, when a signal asks for it. Without it, signals are left alone.
  let exit: (@Sendable (Int32) -> Void)?

  package init(
    terminal: Terminal,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    timeZone: TimeZone = .autoupdatingCurrent,
    complain: @escaping @Sendable (String) -> Void,
    exit: (@Sendable (Int32) -> Void)? = nil
  ) {
    self.terminal = terminal
    self.environment = environment
    self.timeZone = timeZone
    self.complain = complain
    self.exit = exit
  }

  /// - Parameter words: What follows the name of the program.
  /// - Returns: the code to exit with.
  package func run(_ words: [String]) async -> Int32 {
    do {
      return try await perform(Options(words, environment: environment))
    } catch {
      return end(with: error)
    }
  }
}

extension Program {
  private var dates: StatusDate {
    let locale = Locale(environment: environment)
    return StatusDate(
      Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: timeZone))
  }

  private func perform(_ options: Options) async throws -> Int32 {
    switch options.mode {
    case .help: try terminal.write(Options.help)
    case .once: try await printFirstPage(options)
    case .script(let file): try await run(readScript(file), options)
    case .interactive: return try await sit(options)
    }
    return 0
  }

  @MainActor
  private func printFirstPage(_ options: Options) async throws {
    let site = try Site(options)
    let interruption = interruption(of: site)
    let reader = Reader(site, dates: dates)
    defer { withExtendedLifetime(interruption) { reader.leave() } }
    await reader.start(as: options.user)
    if reader.login != nil {
      try await reader.logIn(as: Credentials(options, in: environment))
    }
    if case .failed(let words) = reader.timeline.placeholder { throw ReaderFault.refused(words) }
    try terminal.write(PlainList.text(of: reader.list.model))
  }

  @MainActor
  private func run(_ script: Script, _ options: Options) async throws {
    let site = try Site(options)
    let interruption = interruption(of: site)
    let reader = Reader(site, size: terminal.size(), dates: dates)
    defer { withExtendedLifetime(interruption) { reader.leave() } }
    await reader.start(as: options.user)
    if reader.login != nil, options.user != nil {
      try await reader.logIn(as: Credentials(options, in: environment))
    }
    let run = ScriptRun(reader: reader, environment: environment, write: terminal.write)
    try await run.run(script)
  }

  @MainActor
  private func sit(_ options: Options) async throws -> Int32 {
    guard terminal.traits.canDraw else { throw TerminalError.notATerminal }
    let reader = Reader(
      try Site(options), size: terminal.size(), dates: dates, hasKeys: true)
    defer { reader.leave() }
    let visitor = Credentials(named: options, in: environment)
    return try await terminal.holdingScreen {
      try await Sitting(reader, at: terminal, as: visitor).run()
    }
  }

  private func interruption(of site: Site) -> Interruption? {
    exit.map { exit in
      Interruption { code in
        site.leave()
        exit(code)
      }
    }
  }

  private func readScript(_ file: String) throws -> Script {
    guard let text = try? String(contentsOf: URL(filePath: file), encoding: .utf8) else {
      throw ReaderFault.noScript(file)
    }
    return try Script(text, file: file)
  }

  /// - Returns: the code to exit with.
  private func end(with error: any Error) -> Int32 {
    switch error {
    case TerminalError.cannotWrite(code: EPIPE): return 128 + SIGPIPE
    case is ScriptError, is StepFault: complain("\(error)\n")
    default: complain("error: \(error)\n")
    }
    return error is OptionsError ? OptionsError.exitCode : 1
  }
}
