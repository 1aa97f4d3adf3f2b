import Foundation
import Testing

@testable import Templates

@Suite struct FilterTests {
  static let filters: [(String, String?)] = [
    ("'hello World'|uppercase", "HELLO WORLD"),
    ("'Hello WORLD'|lowercase", "hello world"),
    ("'hello WORLD'|capitalize", "Hello World"),
    ("xs|uppercase|join:','", "A,B"),
    ("5|uppercase", "5"),
    ("'登录 😀'|json", "\"登录 😀\""),
    ("quoted|json", #""a \"b\" \\ c\nd""#),
    ("xs|json|join:', '", #""a", "b""#),
    ("name|default:'x'", "Login"),
    ("absent|default:'x'", "x"),
    ("absent|default:name", "Login"),
    ("map.missing|default:'x'", "x"),
    ("map.missing.deeper|default:1", "1"),
    ("xs.9|default:'x'", "x"),
    ("absent|default:absent|default:'y'", "y"),
    ("absent|default:'x'|uppercase", "X"),
    ("empty|default:'x'", ""),
    ("xs|join", "ab"),
    ("xs|join:', '", "a, b"),
    ("numbers|join:'+'", "1+2.5+true"),
    ("none|join:','", ""),
    ("people|join:', ','name'", "Ann, Bob"),
    ("people|join:'','age'", "31"),
    ("none|join:', ','name'", ""),
    ("people|any:'isNew'", "true"), ("people|any:'isGone'", "false"),
    ("people|any:'age'", "true"), ("none|any:'isNew'", "false"),
    ("'a b c'|split|join:'-'", "a-b-c"),
    ("'a, b, c'|split:', '|join:'-'", "a-b-c"),
    ("',a,'|split:','|count", "3"),
    ("''|split:','|count", "1"),
    ("'abc'|split:''|count", "1"),
    ("'登录,注册'|split:','|join:'+'", "登录+注册"),
    ("'a|b:c,d'|split:'|'|join:':'", "a:b:c,d"),
    ("lines|indent", "a\n    b\n\n    c"),
    ("lines|indent:2", "a\n  b\n\n  c"),
    ("lines|indent:1,'\t'", "a\n\tb\n\n\tc"),
    ("lines|indent:2,'.',true", "..a\n..b\n\n..c"),
    ("lines|indent:0", "a\nb\n\nc"),
    ("xs|count", "2"), ("map|count", "1"), ("'登录'|count", "2"), ("none|count", "0"),
    ("'people picker'|upperFirstLetter", "People picker"),
    ("'Sports Stats'|lowerFirstLetter", "sports Stats"),
    ("''|upperFirstLetter", ""), ("''|lowerFirstLetter", ""),
    ("'peopleChooser'|titlecase", "PeopleChooser"),
    ("'snake_case'|snakeToCamelCase", "SnakeCase"),
    ("'snAke_case'|snakeToCamelCase", "SnAkeCase"),
    ("'SNAKE_CASE'|snakeToCamelCase", "SnakeCase"),
    ("'__snake_case'|snakeToCamelCase", "__SnakeCase"),
    ("'__snake_case'|snakeToCamelCase:true", "SnakeCase"),
    ("'__y_z!'|snakeToCamelCase:false", "__YZ!"),
    ("'SomeCapString'|camelToSnakeCase", "some_cap_string"),
    ("'someURLString'|camelToSnakeCase:false", "some_URL_String"),
    ("'string2Name'|camelToSnakeCase", "string2_name"),
    ("'already_snake'|camelToSnakeCase", "already_snake"),
    ("'kebab-case'|camelToSnakeCase", "kebab_case"),
    ("'hello'|swiftIdentifier", "Hello"),
    ("'42hello'|swiftIdentifier", "_42hello"),
    ("'some$URL'|swiftIdentifier", "Some_URL"),
    ("'25 Ultra Light'|swiftIdentifier", "_25_Ultra_Light"),
    ("'25_ultra_light'|swiftIdentifier:'pretty'", "_25UltraLight"),
    ("'登录 页'|swiftIdentifier", "登录_页"),
    ("''|swiftIdentifier", ""),
    ("'class'|escapeReservedKeywords", "`class`"),
    ("'hello'|escapeReservedKeywords", "hello"),
    ("'user_id'|camelCase", "userID"), ("'userID'|snakeCase", "user_id"),
    ("'login page'|pascalCase", "LoginPage"), ("'LoginPage'|kebabCase", "login-page"),
    ("'userID'|plural", "userIDs"), ("'categories'|singular", "category"),
    ("xs|pascalCase|join:''", "AB"), ("'a'|apart", "a\n"), ("''|apart", ""),
    ("name | lowercase | upperFirstLetter", "Login"),
    (
      "imports|sortedImports",
      "import BaseData\n@testable import LoginBusiness\ninternal import LoginData\n\nstruct A {}"
    ),
    ("doubled|sortedImports", "import A\nimport B"),
    ("name|default : 'x' , 'y'|count", nil),
  ]

  @Test(arguments: filters)
  func changes(_ expression: String, into expected: String?) throws {
    let text = "{% set it \(expression) %}{{ it }}"
    guard let expected else {
      #expect(throws: TemplateError.self) { try render(text, Self.values) }
      return
    }
    #expect(try render(text, Self.values) == expected)
  }

  static let values: [String: Value] = [
    "name": "Login", "absent": nil, "empty": "", "xs": ["a", "b"], "none": [],
    "people": [
      ["name": "Ann", "age": 3, "isNew": false, "isGone": false],
      ["name": "Bob", "age": 1, "isNew": true, "isGone": nil],
    ],
    "numbers": [1, 2.5, true], "map": ["k": 1], "lines": "a\nb\n\nc",
    "quoted": "a \"b\" \\ c\nd",
    "doubled": "import B\nimport A\nimport B",
    "imports":
      "internal import LoginData\nimport BaseData\n@testable import LoginBusiness\n\nstruct A {}",
  ]

  @Test(arguments: [
    "snake_case", "don't stop", "2nd-place WIN", "a1b", "éa", "x.y/z", "登录 ab", "o'neil",
    "under__score a_b", "tab\tx\ny", "1st 3D", "", " ",
  ])
  func capitalizesAsFoundationDoes(_ text: String) {
    #expect(text.capitalizedWords == text.capitalized)
  }

  @Test func indentKeepsWindowsLineBreaks() throws {
    #expect(try render("{{ x|indent:2 }}", ["x": "a\r\nb\r\n\r\nc"]) == "a\r\n  b\r\n\r\n  c")
  }

  @Test func everyFilterHasARow() {
    let tried = Self.filters.flatMap { $0.0.split { !$0.isLetter } }
    #expect(Filter.standard.map(\.name).filter { !tried.contains($0[...]) } == [])
  }

  @Test(arguments: ["docs/templates.md", "docs/zh-CN/templates.md"])
  func everyFilterIsDocumented(in page: String) throws {
    let row = try #require(
      try Repository.read(page).split(separator: "\n").first {
        $0.hasPrefix("| `{{ name\\|snakeCase }}`")
      })
    let documented = row.split(separator: "`").dropLast().last?.split(separator: " ") ?? []
    let names = Filter.standard.map { $0.name[...] }
    #expect(Set(names).subtracting(documented).sorted() == [], "missing")
    #expect(Set(documented).subtracting(names).sorted() == [], "stale")
  }

  @Test func theTableIsSortedAndHasNoDoubles() {
    let names = Filter.standard.map(\.name)
    #expect(names == Array(Set(names)).sorted { $0.lowercased() < $1.lowercased() })
  }
}
