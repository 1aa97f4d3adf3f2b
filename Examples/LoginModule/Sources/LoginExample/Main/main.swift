import Foundation
import LoginExampleKit
import TerminalFace

let program = Program(
  terminal: .standard(),
  complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
exit(await program.run(Array(CommandLine.arguments.dropFirst())))
