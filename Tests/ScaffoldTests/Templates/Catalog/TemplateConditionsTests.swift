import Testing

@testable import Templates

/// A template is read by those who change it: what another kind or another shape of screens has otherwise is
/// a file of a part, and a file is no forest of conditions.
@Suite struct TemplateConditionsTests {
  private static let most = 21
  private static let mostTogether = 450

  @Test func noTemplateOfModulesIsAForest() throws {
    let conditions = try Self.conditions()
    #expect(conditions.filter { $0.value > Self.most }.keys.sorted() == [])
    #expect(conditions.values.reduce(0, +) <= Self.mostTogether)
  }

  /// How often each file asks, in its text and in its path.
  private static func conditions() throws -> [String: Int] {
    let files = try Catalog.embedded.files(of: "module")
      .filter { !$0.key.hasSuffix("template.json") }
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (path, (path + text).matches(of: /\{%\s*(if|ifnot|elif)\s/).count)
      })
  }
}
