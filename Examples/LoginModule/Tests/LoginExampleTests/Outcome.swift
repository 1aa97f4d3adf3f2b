import Core
import Foundation
import LoginExampleKit
import TerminalFace

/// What the program did: what it wrote, and the code that it exited with.
struct Outcome: Equatable {
  var output = ""
  var complaints = ""
  var code: Int32 = 0
}

extension Outcome {
  /// Runs the program as a shell would, for a British reader in Greenwich.
  ///
  /// - Parameter line: What follows the name of the program.
  init(of line: String, password: String? = nil) async {
    var environment = ["LC_ALL": "en_GB.UTF-8"]
    environment[Options.passwordVariable] = password
    let (output, complaints) = (Locked(""), Locked(""))
    let program = Program(
      terminal: .writing { text in output.withLock { $0 += text } },
      environment: environment,
      timeZone: .gmt,
      complain: { text in complaints.withLock { $0 += text } })
    code = await program.run(line.split(separator: " ").map(String.init))
    self.output = output.withLock { $0 }
    self.complaints = complaints.withLock { $0 }
  }
}

extension Terminal {
  /// A pipe, for all that the program can say.
  fileprivate static func writing(_ write: @escaping @Sendable (String) -> Void) -> Terminal {
    Terminal(
      traits: TerminalTraits(canDraw: false, isColored: false),
      events: AsyncStream { $0.finish() },
      size: { .usual },
      draw: { _ in },
      write: { write($0) },
      enter: { () throws(TerminalError) in throw .notATerminal },
      leave: {})
  }
}
