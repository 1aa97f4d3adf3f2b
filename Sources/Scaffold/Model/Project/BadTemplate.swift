import Ground

/// A template of the project's own that cannot be used.
package struct BadTemplate: Error, Equatable {
  let file: String
  let reason: Reason

  package init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    case notText
    case outside(String)
    case doubled(String)
    case misread(String, MisreadFile)
    case reserved(String)
    case badDefault(String, String)
    /// What Base has no more, and what it has instead, if anything.
    case older(String, now: String?)
    /// What it asks for, and the tool has no more.
    case unknown(String)
    /// It is of an older tool alone.
    case gone
  }
}

extension BadTemplate: Failure {
  package var exitCode: ExitCode { .badData }

  package var complaint: Complaint {
    switch reason {
    case .notText: complaint("is not UTF-8 text", "move it out of Templates")
    case .outside(let path):
      complaint(
        "gives the path `\(path.printable)`, which leaves the project",
        "use a path below its folder")
    case .badDefault(let text, let reason):
      complaint("has the default `\(text.printable)`, which does not fit: \(reason)")
    case .older(let then, let now?):
      complaint("calls `\(then)`, which is `\(now)` now", Self.update)
    case .older(let then, nil): complaint("uses `\(then)`, which Base has no more", Self.update)
    case .unknown(let name):
      complaint("asks for `\(name)`, which the tool has no more", Self.update)
    case .gone: complaint("is used by no other file of the tool's any more", Self.update)
    case .reserved(let path):
      complaint("gives `\(path)`, a name that the tool keeps for itself", "rename it")
    case .doubled(let path):
      complaint("gives `\(path)`, which another file gives too", "rename one")
    case .misread(let path, let file):
      complaint("gives `\(path)`, which \(file.effect)", "rename it")
    }
  }

  private static let update: Message =
    "it is of an older tool: `scaffold templates update` merges what is newer into yours"

  private func complaint(_ problem: Message, _ wayOut: Message? = nil) -> Complaint {
    Complaint("bad-template", "`\(file)` \(problem)", wayOut).at(file)
  }
}
