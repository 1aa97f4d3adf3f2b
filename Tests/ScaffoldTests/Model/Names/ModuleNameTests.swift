import Testing

@testable import Model

@Suite struct ModuleNameTests {
  /// Some of them are called as types of SwiftUI are, with `View` behind them; some are frameworks.
  @Test(arguments: [
    "Accounts", "Charts", "Contacts", "Entry", "Group", "Issue", "Item", "List", "Map", "Memory",
    "Speaking", "Navigation", "Paged", "Photos", "Preview", "Product",
    "Progress", "Scroll", "Store", "Tab", "Timeline", "Web",
  ])
  func takes(_ name: String) throws {
    #expect(try EntityName(name, of: ModuleName(name)).text == name)
  }

  @Test(arguments: [
    ("Swift", "`Swift` would clash with the framework `SwiftData`; choose another module name"),
    (
      "Tabular",
      "`Tabular` would clash with the framework `TabularData`; choose another module name"
    ),
    ("AppHome", "`AppHome` is a name of the project's own; choose another module name"),
  ])
  func refuses(_ name: String, saying message: String) {
    #expect(#expect(throws: InvalidName.self) { try ModuleName(name) }?.description == message)
  }

  /// What the module makes is known when its kind and its parts are.
  @Test(arguments: [
    ("Error", "`Error` would clash with the type `ErrorText`; choose another module name"),
    (
      "Stacked",
      "`Stacked` would clash with the type `StackedContentView`; choose another module name"
    ),
    (
      "Notes --kind list --entity Stacked",
      "`Stacked` would clash with the type `StackedCell`; choose another entity name"
    ),
    (
      "Page",
      "`Page` is a type of the project that the generated code uses; give the entity another name "
        + "with `--entity`"
    ),
    ("Root", "`Root` would clash with the type `RootScreen`; choose another module name"),
    (
      "UI --entity User",
      "`UI` would clash with the type `UIViewController`; choose another module name"
    ),
    (
      "Feed --kind list --entity SwitchEntry",
      "`SwitchEntry` would clash with the type `SwitchEntryRow`; choose another entity name"
    ),
    (
      "Feed --entity Task",
      "`Task` is a type of Swift that the generated code uses; choose another entity name"
    ),
  ])
  func refusesWhatItWouldMake(_ words: String, saying message: String) throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Demo --ui both --at .")
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module " + words)

    #expect(outcome == Outcome(.usage, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }
}
