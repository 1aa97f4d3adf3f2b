import Templates

/// The words that a template lists in its `.xcstrings.stencil` files, for one project.
package struct TemplateWords {
  /// The String Catalogs, by the files of the template that they are made from.
  package let catalogs: [String: String]
  /// The texts in the project's first language, for the template's other files:
  /// `{{ words.error.offline }}`.
  package let value: Value

  /// - Throws: `TemplateError`, or `DataError` for a list that cannot be read.
  package init(of template: Template, _ values: [String: Value], in languages: Languages) throws {
    var catalogs: [String: String] = [:]
    var texts: [String: String] = [:]
    for file in try template.files(values, endingWith: ".xcstrings")
    where file.origin.hasSuffix(".stencil") {
      let list = try WordList(JSONSource(file: file.origin, bytes: Array(file.text.utf8)))
      catalogs[file.origin] = list.catalog(in: languages)
      texts.merge(list.texts(in: languages)) { $1 }
    }
    self.catalogs = catalogs
    value = Self.nested(
      texts.map { key, text in
        (key.split(separator: ".", maxSplits: 20).map(String.init)[...], text)
      })
  }

  /// The texts by the parts of their keys. A key that others go on from has no text of its own.
  private static func nested(_ texts: [(key: ArraySlice<String>, text: String)]) -> Value {
    let groups = Dictionary(grouping: texts) { $0.key.first ?? "" }
    return .record(
      groups.mapValues { group in
        guard group.contains(where: { $0.key.count > 1 }) else { return .text(group[0].text) }
        return nested(group.filter { $0.key.count > 1 }.map { ($0.key.dropFirst(), $0.text) })
      })
  }
}
