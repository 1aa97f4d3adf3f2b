import Testing

@testable import Model

/// Each name was tried in a project with Swift 6.3: a target with the first ones does not link.
@Suite struct MisreadFileTests {
  @Test(arguments: [
    ("Main.swift", MisreadFile.program), ("main.swift", .program), ("MAIN.swift", .program),
    ("main.c", .program), ("Main.mm", .program),
    ("LinuxMain.swift", .testStart), ("linuxmain.swift", .testStart), ("XCTMain.swift", .testStart),
    ("Package.swift", .package), ("PACKAGE.swift", .package),
    // A name that only begins so, that is in parts, or of what nobody compiles.
    ("MainView.swift", nil), ("Main+Shown.swift", nil), ("main.test.swift", nil),
    ("Main.json", nil),
    ("Main.xcstrings", nil), ("main", nil), (".swift", nil), ("Package.resolved", nil),
    ("LinuxMain.json", nil), ("LinuxMainDTO.swift", nil), ("XCTestManifests.swift", nil),
    // These mean nothing where Swift files are.
    ("Tests.swift", nil), ("Sources.swift", nil), ("Plugins.swift", nil), ("Info.swift", nil),
    ("Module.swift", nil), ("Bundle.swift", nil), ("Resources.swift", nil), ("Snippets.swift", nil),
  ])
  func knows(_ name: String, as misread: MisreadFile?) {
    #expect(MisreadFile(named: name) == misread)
  }
}
