import Ground
import Templates

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
    let (bad, good) = (example.broken, example.kept)
    return
      ([rule.summary.text]
      + section("In a project with", example.beside, isShown: false)
      + section("this breaks the rule", bad, isShown: false)
      + section(
        good.isEmpty ? "and this keeps it: the same without that" : "and this keeps it", good)
      + [way.text]).joined(separator: "\n\n")
  }

  /// The same for a program: `bad` and `good` hold what is shown of both projects, and `beside` what
  /// is in both.
  package var json: JSON {
    return [
      "version": 1, "rule": JSON(.text(rule.name)), "message": JSON(.text(rule.summary.text)),
      "fix": JSON(.text(way.text)), "bad": Self.json(of: rule.example.broken),
      "good": Self.json(of: rule.example.kept), "beside": Self.json(of: rule.example.beside),
    ]
  }

  private static func json(of files: [String: String]) -> JSON {
    JSON(object: files.sorted { $0.key < $1.key }.map { ($0.key, JSON(.text($0.value))) })
  }

  private func section(
    _ title: Message, _ files: [String: String], isShown: Bool = true
  ) -> [String] {
    guard !files.isEmpty || isShown else { return [] }
    let texts = files.sorted { $0.key < $1.key }.map { path, text in
      "  \(path)\n"
        + text.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
    let head: Message = files.isEmpty ? "\(title)." : "\(title):"
    return [([head.text] + texts).joined(separator: "\n")]
  }

  private var way: Message {
    rule.isExcusable
      ? "An exception: `// scaffold:allow \(rule.name) <reason>`. For all or for a folder: "
        + "`\"rules\": { \"\(rule.name)\": \"warning\" }` in scaffold.json."
      : "No comment makes an exception; what is reported is fixed."
  }
}
