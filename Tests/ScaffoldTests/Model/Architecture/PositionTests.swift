import Templates
import Testing

@testable import Model

/// Where in an architecture a folder belongs, as a table.
@Suite struct PositionTests {
  static let places: [(String, String?, Position?)] = [
    ("Sources/Modules/Login/View", nil, .tier("View", module: "Login")),
    ("Sources/Modules/Login/View/Rows/Data", nil, .tier("View", module: "Login")),
    ("Sources/Modules/Login/Rows/View", nil, .tier("View", module: "Login")),
    ("Sources/Modules/Login/Tests", nil, .tests(module: "Login")),
    ("Sources/Modules/Login", nil, nil),
    ("Sources/Modules/Login", "LoginView", .tier("View", module: "Login")),
    ("Sources/Modules", nil, nil), ("Sources/Modules/View", nil, .tier("View", module: nil)),
    ("Sources/Base/View", nil, .tier("View", module: nil)),
    ("Sources/Base/View", "BaseView", .tier("View", module: nil)),
    ("Sources/Base/Core", "Core", .shared),
    ("Sources/Base/Core/Data", nil, .tier("Data", module: nil)),
    ("Sources/App/View", nil, .app), ("App", nil, nil), ("Other/App", nil, nil),
    ("Sources/LoginView", "LoginView", .tier("View", module: "Login")),
    ("Sources/LoginView", nil, nil), ("Sources/View", "View", .tier("View", module: nil)),
    ("Tests/LoginTests", "LoginTests", .tests(module: "Login")),
    ("Tests/LoginTests", nil, .tests(module: nil)),
    ("Screens/Rows", "Anything", .tier("View", module: nil)),
    ("Kit/Login/Net/A", "LoginView", .tier("Data", module: "Login")),
    ("Odd", "LoginStore", .tier("Data", module: "Login")), ("Odd", "Odd", nil), ("", nil, nil),
    ("", "LoginData", .tier("Data", module: "Login")),
    ("Odd", "SharedView", .tier("View", module: nil)),
    ("Odd", "SpecialStore", .tier("View", module: nil)),
  ]

  @Test(arguments: places)
  func tells(path: String, target: String?, position: Position?) throws {
    let architecture = try Architecture.read(
      """
      { "version": 1, "tiers": [
        { "name": "View", "folders": ["View", "Screens"], "targets": ["SpecialStore"] },
        { "name": "Business", "folders": ["Business"] },
        { "name": "Data", "folders": ["Data", "Kit/*/Net"], "targets": ["*Store"] } ],
        "app": ["Sources/App"], "shared": ["Core", "Shared"] }
      """)
    let folders = path.isEmpty ? [] : path.pathComponents
    #expect(architecture.position(ofFolder: folders, target: target) == position)
  }

  /// The folders of a target that has all tiers say more than its name.
  @Test(arguments: [
    ("Shop/View", "App", Position.tier("View", module: nil)), ("Shop", "App", .app),
    ("Shop/View", "Store", .tier("Data", module: nil)),
    ("Shop/View", "ShopTests", .tests(module: "Shop")),
  ])
  func tellsInOneTarget(path: String, target: String, position: Position) throws {
    var architecture = try Architecture.read(
      """
      { "version": 1, "tiers": [ { "name": "View", "folders": ["View"] },
        { "name": "Data", "folders": ["Data"], "targets": ["Store"] } ] }
      """)
    #expect(architecture.position(ofFolder: path.pathComponents, target: "App") == .app)
    architecture.isInOneTarget = true
    #expect(architecture.position(ofFolder: path.pathComponents, target: target) == position)
  }

  @Test(arguments: [
    ("Generated", true), ("A/Generated/B", true), ("Kit/Old", true), ("Kit/Old/A", true),
    ("A/Kit/Old", false), ("MyMocks/A", true), ("Mocks", false), ("A", false),
  ])
  func excludes(path: String, isExcluded: Bool) throws {
    let architecture = try Architecture.read(
      """
      { "version": 1, "tiers": [ { "name": "View" } ], "exclude": ["Generated", "Kit/Old", "*Mocks"] }
      """)
    #expect(architecture.isExcluded(path.pathComponents) == isExcluded)
  }
}

extension Architecture {
  /// - Parameter text: a whole `scaffold.json`.
  static func read(_ text: String) throws -> Architecture {
    let manifest = try ProjectFile(JSONSource(file: "scaffold.json", bytes: Array(text.utf8)))
    return try #require(manifest.architecture)
  }
}
