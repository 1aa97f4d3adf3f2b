import Testing

/// Files of a template that are made for each entry of a list.
@Suite struct EachTests {
  private func sandbox(rule: String) throws -> Sandbox {
    try Sandbox.project([
      "Templates/page/template.json": """
      {
        "version": 1, "summary": "A page.",
        "variables": [
          { "name": "fields", "type": "fields", "default": "id:Int title:String" }
        ],
        "files": [
          \(rule)
        ]
      }

      """,
      "Templates/page/{{ field.name }}.md.stencil": "{{ name }}: {{ field.type }}\n",
      "Templates/page/Index.md.stencil": "{{ fields|join:\", \",\"name\" }}\n",
    ])
  }

  @Test(arguments: [
    (
      #""each": "field in fields""#, "",
      ["Index.md": "id, title\n", "id.md": "Home: Int\n", "title.md": "Home: String\n"]
    ),
    (
      #""each": "field in fields where field.isOptional""#, "--fields id:Int,age:Int?,born:Date?",
      ["Index.md": "id, age, born\n", "age.md": "Home: Int?\n", "born.md": "Home: Date?\n"]
    ),
    (#""each": "field in fields where field.isList""#, "", ["Index.md": "id, title\n"]),
    (
      #""each": "field in fields", "to": "Sources/Modules/Home/by {{ field.key }}.md""#, "",
      ["Index.md": "id, title\n", "by id.md": "Home: Int\n", "by title.md": "Home: String\n"]
    ),
  ])
  func areMadeForEach(rule: String, words: String, files: [String: String]) throws {
    let sandbox = try sandbox(rule: #"{ "path": "{{ field.name }}*", \#(rule) }"#)
    let folder = "Sources/Modules/Home/"

    #expect(sandbox.run("new-module Home --template page " + words).status == .success)

    let paths = try sandbox.paths().filter { $0.hasPrefix(folder) && $0.hasSuffix(".md") }
    let made = try paths.map { (String($0.dropFirst(folder.count)), try sandbox.read($0)) }
    #expect(Dictionary(uniqueKeysWithValues: made) == files)
  }

  /// A mistake is shown where its author wrote it.
  @Test(arguments: [
    ("field of fields", "7:51", "expected `in`"),
    ("field in", "7:53", "expected a value"),
    ("field in fields and", "7:61", "`where` or the end of the list"),
    ("field in feilds", "7:54", "did you mean `fields`?"),
    ("field in name", "7:54", "`for` goes through a list"),
  ])
  func saysWhatIsWrongWhere(each: String, place: String, words: String) throws {
    let sandbox = try sandbox(
      rule: ##"{ "path": "{{ field.name }}*", "each": "\##(each)" }"##)

    let result = sandbox.run("new-module Home --template page")

    #expect(result.status != .success)
    #expect(result.err.contains("template.json:\(place)"), "\(result.err)")
    #expect(result.err.contains(words), "\(result.err)")
  }
}
