import Testing

@testable import Ground
@testable import Model

@Suite struct PlacePatternTests {
  static let folders: [(String, String, Int?, String?)] = [
    ("View", "View", 1, nil), ("View", "A/View/B", 2, nil), ("View", "View/View", 1, nil),
    ("View/", "A/View", 2, nil), ("View", "Views", nil, nil), ("View", "view", nil, nil),
    ("View", "", nil, nil), ("*View", "A/LoginView/B", 2, "Login"), ("*View", "A/View", nil, nil),
    ("*View", "LoginView/FeedView", 1, "Login"), ("View*", "A/ViewLogin", 2, "Login"),
    ("A*B", "AxB", 1, "x"), ("A*B", "AB", nil, nil), ("A*A", "A", nil, nil), ("*", "A/B", 1, "A"),
    ("*界面", "登录界面", 1, "登录"), ("Features/*/View", "Features/Login/View/Rows", 3, "Login"),
    ("Features/*/View", "Features/Login", nil, nil),
    ("Features/*", "Features/Login/View", 2, "Login"),
    ("Features/*/View", "App/Features/Login/View", nil, nil), ("A/B", "A/B", 2, nil),
    ("A/*/*", "A/B/C", 3, "B"), ("*/View", "Login/View/Data", 2, "Login"),
  ]

  @Test(arguments: folders)
  func matchesFolders(text: String, path: String, depth: Int?, module: String?) throws {
    let folders = path.isEmpty ? [] : path.pathComponents
    let match = try PlacePattern(text).match(folders: folders[...])
    #expect(match == depth.map { PlacePattern.Match(depth: $0, module: module) })
  }

  static let targets: [(String, String, Bool, String?)] = [
    ("LoginView", "LoginView", true, nil), ("*View", "LoginView", true, "Login"),
    ("*View", "View", false, nil), ("Modules/*", "Login", false, nil), ("A", "AB", false, nil),
  ]

  @Test(arguments: targets)
  func matchesTargets(text: String, name: String, matches: Bool, module: String?) throws {
    let match = try PlacePattern(text).match(name: name[...])
    #expect(match == (matches ? PlacePattern.Match(depth: 0, module: module) : nil))
  }

  @Test(arguments: [
    "", "/A", "A//B", "../A", "A/..", ".", "**", "A/**/B", "*A*", ".git", "A\\B", "A\nB",
  ])
  func refuses(text: String) {
    #expect(throws: OutsidePath(text: text)) { try PlacePattern(text) }
  }
}
