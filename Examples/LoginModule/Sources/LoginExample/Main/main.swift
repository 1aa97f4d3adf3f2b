import Foundation
import LoginExampleKit
import TerminalFace

// Whoever reads no further is stopped by an error, so that there is time to clean up.
signal(SIGPIPE, SIG_IGN)
// A signal has the files removed and ends the process at once, lest another thread makes new ones.
let program = Program(
  terminal: .standard(),
  complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
  exit: { _exit($0) })
exit(await program.run(Array(CommandLine.arguments.dropFirst())))
