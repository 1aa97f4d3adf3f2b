import Foundation
import LoginExampleKit
import TerminalFace

// Whoever reads no further is told by an error, so that there is time to clean up.
signal(SIGPIPE, SIG_IGN)
let program = Program(
  terminal: .standard(),
  complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
  exit: { exit($0) })
exit(await program.run(Array(CommandLine.arguments.dropFirst())))
