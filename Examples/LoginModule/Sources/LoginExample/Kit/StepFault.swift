import TerminalFace

/// A command of a script that could not be done.
struct StepFault: Error, Hashable {
  let file: String
  let line: Int
  let reason: ReaderFault
}

extension StepFault: CustomStringConvertible {
  /// The form compilers use, so that editors can jump to the line.
  var description: String { "\(file.harmless):\(line): error: \(reason)" }
}
