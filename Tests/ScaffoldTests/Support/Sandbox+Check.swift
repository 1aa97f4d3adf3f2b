import Foundation

extension Sandbox {
  /// A project with the modules Login, Profile and Timeline, as generated.
  static func generated() throws -> Sandbox { try Sandbox(generatedFiles) }

  /// It is generated once.
  private static let generatedFiles: [String: String] = {
    let sandbox = try? Sandbox()
    _ = sandbox?.run("new-module Login Timeline Profile --at .")
    let tree = (try? sandbox?.tree()) ?? [:]
    return tree.compactMapValues { $0.map { String(decoding: $0, as: UTF8.self) } }
  }()
}

extension Outcome {
  /// What `scaffold check` leaves behind that found something.
  static func violations(_ lines: String, _ summary: String) -> Outcome {
    let count = summary.prefix { $0.isNumber }
    return Outcome(
      status: .refused, out: lines + "\n\n" + summary,
      err: "error: the architecture is broken in \(count) place\(count == "1" ? "" : "s"); "
        + "fix what is reported above, or allow it with `// scaffold:allow <rule> <reason>`")
  }
}
