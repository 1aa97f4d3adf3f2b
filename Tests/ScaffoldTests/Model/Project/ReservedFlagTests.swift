import Testing

@testable import Model
@testable import Scaffold

/// The names that a team's template cannot give to a variable are those that the commands have.
@Suite struct ReservedFlagTests {
  @Test func areThoseOfTheCommands() {
    let parameters = NewModule.parameters + NewProject.parameters + PlanOptions.parameters + [.help]
    let flags = parameters.compactMap { parameter in
      // `-h, --help` and `--at <dir>`
      parameter.synopsis.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init)
    }

    #expect(ReservedFlag.all == Set(flags + ["--version", "--name", "--project"]))
  }
}
