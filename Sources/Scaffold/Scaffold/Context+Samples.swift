import CommandLine
import Ground
import Inference
import Model

extension Context {
  /// The replies in files; `-` is the standard input.
  ///
  /// - Parameter envelope: how the server wraps its answers.
  /// - Throws: `UsageError` if there is no such file; `DataError` for what is no reply.
  func samples(in files: [String], of envelope: String) throws -> [ReplySample] {
    guard files.count(where: { $0 == "-" }) <= 1 else { throw UsageError.repeatedInput }
    let style = try EnvelopeStyle(envelope)
    return try files.map { name in
      let (file, bytes) = try contents(of: name)
      return try ReplySample(file: file, bytes: bytes, payloadKey: style.payloadKey)
    }
  }

  /// The description of an API in a file; `-` is the standard input.
  ///
  /// - Throws: `UsageError` if there is no such file; `DataError` for what is no description.
  func document(in name: String) throws -> APIDocument {
    let (file, bytes) = try contents(of: name)
    return try APIDocument(file: file, bytes: bytes)
  }

  private func contents(of name: String) throws -> (file: String, bytes: [UInt8]) {
    if name == "-" { return ("<standard input>", try input()) }
    let path = name.absolute(in: directory)
    if Disk.isFolder(path) { throw UsageError.notAFile(name) }
    guard let bytes = try Disk.contents(of: path) else { throw UsageError.missingFile(name) }
    return (name, bytes)
  }
}

extension UsageError {
  static func notAFile(_ name: String) -> UsageError {
    UsageError(Complaint("not-a-file", "`\(name.printable)` is a folder", "name a file").at(name))
  }

  static var repeatedInput: UsageError {
    UsageError("repeated-input", "the standard input can be read once", "give one `-`")
  }
}
