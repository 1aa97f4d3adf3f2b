// What the filters `camelToSnakeCase` and `snakeToCamelCase` do. They know letters, not words:
// `Words` is the one that knows acronyms.

extension String {
  /// `someURLString` becomes `some_URL_String`.
  var splitCamelCase: String {
    let characters = Array(self)
    var result = ""
    for (index, character) in characters.enumerated() {
      if index > 0, character.isUppercase {
        let before = characters[index - 1]
        let isBeforeLowercase = index + 1 < characters.count && characters[index + 1].isLowercase
        if before.isLowercase || before.isNumber || before.isUppercase && isBeforeLowercase {
          result.append("_")
        }
      }
      result.append(character == "-" ? "_" : character)
    }
    return result
  }

  /// `snake_case` becomes `SnakeCase`, and so does `SNAKE_CASE`.
  func joinedSnakeCase(dropsLeadingUnderscores: Bool) -> String {
    let isShouting = !contains(where: \.isLowercase)
    let parts = (isShouting ? splitCamelCase : self).split(separator: "_").map(String.init)
    let joined = parts.map { isShouting ? $0.capitalizedWords : $0.upperFirstLetter }.joined()
    return (dropsLeadingUnderscores ? "" : String(prefix { $0 == "_" })) + joined
  }
}
