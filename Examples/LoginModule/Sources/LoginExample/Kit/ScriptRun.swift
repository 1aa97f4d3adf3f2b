import TerminalFace

/// A reader who does what a script says, and reports what is to be seen after each command.
@MainActor
struct ScriptRun {
  let reader: Reader
  let environment: [String: String]
  let write: (String) throws(TerminalError) -> Void

  /// Ends at the end of the script, at `quit`, or where something cannot be done.
  func run(_ script: Script) async throws {
    for step in script.steps.prefix(while: { $0.command != .quit }) {
      do throws(ReaderFault) {
        try await perform(step.command)
      } catch {
        throw StepFault(file: script.file, line: step.number, reason: error)
      }
      try write("> \(step.text)\n\(reader.frame.plainText)\n")
    }
  }

  private func perform(_ command: Command) async throws(ReaderFault) {
    let task = try reader.obey(command) { Credentials(of: $0, in: environment) }
    await task?.value
    await reader.settle()
    if let words = reader.loginPage?.words { throw .refused(words) }
  }
}
