import Testing

@testable import Scaffold

/// The names that a team's template cannot give to a variable, as options of commands have them.
@Suite struct ReservedFlagTests {
  @Test func areThoseOfTheCommands() {
    #expect(
      Commands.reservedFlags.sorted() == [
        "--again", "--app-target", "--as", "--at", "--base-prefix", "--conflicts", "--diff",
        "--dry-run", "--explain", "--field", "--force", "--from-json", "--from-openapi", "--help",
        "--json", "--language", "--layout", "--list", "--name", "--no-redact", "--only",
        "--operation",
        "--project", "--raise-platforms", "--redact", "--register", "--rename", "--skip",
        "--sources", "--take", "--template", "--verbose", "--version", "--with",
      ])
  }

  static let commands = [
    "adopt-module Sources/Modules/Old --template odd", "new-module Login --template odd",
    "templates show odd",
  ]

  @Test(arguments: commands)
  func areRefusedByEachCommand(_ command: String) throws {
    let info =
      #"{ "version": 1, "summary": "", "variables": [ { "name": "with", "type": "flag" } ] }"#
    let sandbox = try Sandbox.project([
      "Templates/odd/template.json": info, "Sources/Modules/Old/Old.swift": "",
    ])

    #expect(
      sandbox.run(command)
        == Outcome(
          .badData,
          err: "error: odd/template.json:1:57: `with` is a name of the tool's own; choose another"))
  }
}
