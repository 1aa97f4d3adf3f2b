import Ground

/// A rule with a bad and a good example.
package struct RuleExplanation {
  private let rule: any Rule.Type

  /// - Returns: `nil` if there is no rule of that name.
  package init?(of name: String) {
    guard let rule = Rules.all.first(where: { $0.name == name }) else { return nil }
    self.rule = rule
  }

  /// The lines, without a line break at the end.
  package var text: String {
    let example = rule.example
    let bad = example.bad.filter { example.good[$0.key] != $0.value }
    let good = example.good.filter { example.bad[$0.key] != $0.value }
    let others = example.bad.filter {
      example.good[$0.key] == $0.value && $0.key == "scaffold.json"
    }
    return
      ([rule.summary]
      + section("In a project with", others) + section("this breaks the rule", bad)
      + section(
        good.isEmpty ? "and this keeps it: the same without that" : "and this keeps it", good)
      + [way]).joined(separator: "\n\n")
  }

  private func section(_ title: String, _ files: [String: String]) -> [String] {
    guard !files.isEmpty || title.hasPrefix("and this") else { return [] }
    let texts = files.sorted { $0.key < $1.key }.map { path, text in
      "  \(path)\n"
        + text.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
    return [([title + (files.isEmpty ? "." : ":")] + texts).joined(separator: "\n")]
  }

  private var way: String {
    rule.isExcusable
      ? "An exception: `// scaffold:allow \(rule.name) <reason>`. For all or for a folder: "
        + "`\"rules\": { \"\(rule.name)\": \"warning\" }` in scaffold.json."
      : "No comment makes an exception; what is told is mended."
  }
}
