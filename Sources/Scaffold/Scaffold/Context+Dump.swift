import CommandLine
import Ground
import Model
import Templates

extension Parameter where Self == Option {
  /// `--manifest dump.json`
  static var manifest: Option {
    Option(
      name: "--manifest", value: "file",
      help:
        "What `swift package dump-package` prints, for a Package.swift that computes its targets.",
      offer: .files)
  }
}

extension Context {
  /// The file of `--manifest`; `nil` if it is not given.
  ///
  /// - Throws: `UsageError` if there is no such file.
  func dump(in arguments: Arguments) throws -> JSONSource? {
    try arguments[.manifest].map { name in
      guard let bytes = try Disk.contents(of: name.absolute(in: directory)) else {
        throw UsageError.missingFile(name)
      }
      return JSONSource(file: name, bytes: bytes)
    }
  }
}
