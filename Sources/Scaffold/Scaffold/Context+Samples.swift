import CommandLine
import Ground
import Inference
import Model

extension Context {
  /// The replies in files; `-` is the standard input.
  ///
  /// - Throws: `UsageError` if there is no such file; `DataError` for what is no reply.
  func samples(in files: [String]) throws -> [ReplySample] {
    guard files.count(where: { $0 == "-" }) <= 1 else { throw UsageError.repeatedInput }
    return try files.map { name in
      if name == "-" { return try ReplySample(file: "<standard input>", bytes: input()) }
      let path = name.absolute(in: directory)
      if Disk.isFolder(path) { throw UsageError.notAFile(name) }
      guard let bytes = try Disk.contents(of: path) else { throw UsageError.missingFile(name) }
      return try ReplySample(file: name, bytes: bytes)
    }
  }
}
