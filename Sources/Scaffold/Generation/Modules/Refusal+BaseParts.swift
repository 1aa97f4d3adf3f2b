import Ground
import Templates

extension Refusal {
  /// A project whose own files the tool did not make.
  package static func noParts(_ name: String) -> Refusal {
    Refusal(
      "no-parts", "the own files of `\(name)` were not made by `scaffold`, so they have no parts",
      "`scaffold new-project` makes a project that has them")
  }

  /// Parts of the project's own files that are needed, while those files are of an older template.
  package static func olderBase(parts: [String]) -> Refusal {
    if parts.isEmpty {
      return Refusal(
        "older-base", "the project's own files are of an older template",
        "`scaffold update` brings all up to date first")
    }
    return Refusal(
      "older-base",
      "the project's own files are of an older template, and this needs more of them: "
        + "\(parts.joined(separator: ", "))",
      "`scaffold update` brings all up to date first")
  }
}
