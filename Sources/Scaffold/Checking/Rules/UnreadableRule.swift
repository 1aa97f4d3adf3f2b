import Ground

/// A file or a folder that could not be examined, so that nothing is known of it.
enum UnreadableRule: Rule {
  static let name = "unreadable"
  static let summary: Message = "Every file can be read."
  /// What was not checked cannot be allowed.
  static let traits: Set<RuleTrait> = [.inexcusable, .judgesFilesAlone]
  static let example = RuleExample(
    bad: ["scaffold.json": RuleExample.projectFile(#""sources": ["Login", "Feed"]"#)],
    good: ["scaffold.json": RuleExample.projectFile(#""sources": ["Login"]"#)])

  static func findings(in project: Inspection) -> [Finding] {
    project.problems.map { problem in
      let path = problem.place.file
      return finding(at: problem.place, with: path, "`\(path.printable)` \(problem.reason.words)")
    }
  }
}

extension Unreadable.Reason {
  fileprivate var words: Message {
    switch self {
    case .system(let error): error.words
    case .data(let problem):
      problem.contains { $0 == ";" || $0 == "；" }
        ? "cannot be read: \(problem)" : "cannot be read: \(problem); fix it there"
    case .notUTF8: "is not UTF-8 here; save the file as UTF-8"
    case .loop: "is a link that leads back to where it is; remove it"
    case .missing: "is not there; fix `sources` in scaffold.json"
    case .outside:
      "is a link out of the project, which is not followed; put what is there into the project, or "
        + "name the link in `exclude` of scaffold.json"
    case .danglingLink: "is a link that leads nowhere; fix or remove it"
    }
  }
}

extension SystemError {
  fileprivate var words: Message {
    if code == EISDIR {
      return "is not a file; move it, or name its folder in `exclude` of scaffold.json"
    }
    // Some reasons come with a way out.
    return "\(reason)".contains { $0 == ";" || $0 == "；" }
      ? "cannot be read: \(reason)"
      : "cannot be read: \(reason); let it be read, or name it in `exclude` of scaffold.json"
  }
}
