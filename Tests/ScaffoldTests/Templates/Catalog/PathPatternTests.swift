import Testing

@testable import Templates

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("a.swift", "a.swift", true),
    ("a.swift", "b/a.swift", false),
    ("*.swift", "a.swift", true),
    ("*.swift", "b/a.swift", false),
    ("**", "a", true),
    ("**", "a/b/c", true),
    ("Data/**", "Data/a.swift", true),
    ("Data/**", "Data/Database/a.swift", true),
    ("Data/**", "Data", false),
    ("Data/**", "Database/a", false),
    ("**/*Tests.swift", "LoginTests.swift", true),
    ("**/*Tests.swift", "a/b/LoginTests.swift", true),
    ("**/*Tests.swift", "a/b/Tests.txt", false),
    ("*Net*work*", "LoginNetworking", true),
    ("*x/b", "axbx/b", true),
    ("*x/*y", "axx/byy", true),
    ("**/a/*b", "x/a/c/a/bb", true),
    ("**/a*/**", "ab/c/d", true),
    ("**/**", "a", true),
    ("*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
    ("**/a/**/a/**/a/**/a/**/a/**/a/b", String(repeating: "a/", count: 100), false),
    ("**/View/*", "View/View/a", true),
    ("**/View/*", "a/View/b/c", false),
    ("a/**/b/*.swift", "a/b/c/b/d.swift", true),
    ("*/**", "a/b/c", true),
    ("*/**", "a", false),
    ("*a", "aXaa", true),
    (String(repeating: "*a", count: 40) + "b", String(repeating: "a", count: 200), false),
    (String(repeating: "**/a/", count: 40) + "b", String(repeating: "a/", count: 200) + "c", false),
    ("{{ name }}.swift", "{{ name }}.swift", true),
  ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }
}
