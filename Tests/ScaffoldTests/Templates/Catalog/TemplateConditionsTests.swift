import Testing

@testable import Templates

/// A template is read by those who change it: what varies is in layers, facts and fields, and not in
/// a forest of conditions.
@Suite struct TemplateConditionsTests {
  private static let most = 8
  private static let mostTogether = 200

  @Test func noTemplateOfModulesIsAForest() throws {
    let conditions = try Self.conditions()
    #expect(conditions.filter { $0.value > Self.most }.keys.sorted() == [])
    #expect(conditions.values.reduce(0, +) <= Self.mostTogether)
  }

  /// How often each file asks: in its text, its path, and in the texts of `template.json`.
  private static func conditions() throws -> [String: Int] {
    let files = try Catalog.embedded.files(of: "module")
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (path, (path + text).matches(of: /\{%\s*(if|ifnot|elif)\s/).count)
      })
  }
}
