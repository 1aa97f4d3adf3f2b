@testable import Ground
@testable import Model
@testable import Templates

extension Sandbox {
  /// The ledger of a folder; of the project itself, if none is named.
  func ledger(of folder: String? = nil) throws -> Ledger {
    let folder = try folder.map { try ProjectPath($0) }
    let path = Ledger.path(in: folder).text
    return try Ledger(JSONSource(file: path, bytes: Array(read(path).utf8)), in: folder)
  }

  /// Writes a ledger anew, as somebody does who knows how.
  func changeLedger(of folder: String? = nil, _ change: (inout Ledger) throws -> Void) throws {
    var ledger = try ledger(of: folder)
    try change(&ledger)
    let place = try folder.map { try ProjectPath($0) }
    try write(ledger.text(in: place), to: Ledger.path(in: place).text)
  }
}
