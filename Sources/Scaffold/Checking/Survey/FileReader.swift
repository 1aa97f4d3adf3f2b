import Ground
import Merging
import SwiftReading

/// Reads files of code one after another for what matters to the architecture.
struct FileReader: ~Copyable {
  private var buffer = FileBuffer()
  private var names = NameSet()
  private let root: String
  /// Whether types are looked for, as in one target no import tells who sees whom.
  private let readsTypes: Bool
  private let offers: Offers?

  /// What of a file others see: of an app in one target, all that is not private.
  enum Offers: Sendable {
    case ofApp, ofTargets
  }

  init(root: String, readsTypes: Bool, offers: Offers? = nil) {
    self.root = root
    self.readsTypes = readsTypes
    self.offers = offers
  }

  /// - Parameter past: what the file was once, if that is to be read instead.
  mutating func read(
    _ path: String, inFolder folder: Int, past: [UInt8]? = nil
  ) -> SurveyedFile {
    var file = SurveyedFile(path: path, folder: folder)
    if let past {
      past.withUnsafeBufferPointer { read($0, into: &file) }
      return file
    }
    do throws(SystemError) {
      read(try buffer.read(root + "/" + path), into: &file)
    } catch {
      file.problems.append(Unreadable(path, .system(error)))
    }
    return file
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, into file: inout SurveyedFile) {
    let path = file.path
    if path.hasSuffix(".swift") {
      file.imports = ImportScanner.imports(in: bytes)
      if readsTypes { file.types = TypeScanner.scan(bytes, names: &names) }
      if let offers {
        file.signatures = SignatureReader.types(
          in: SwiftSource(Array(bytes)), isOneTarget: offers == .ofApp)
      }
    } else {
      file.imports = ObjectiveCImports.imports(in: bytes)
    }
    if TextSearch.allowance.isIn(bytes) { file.allowances = Allowance.all(in: bytes) }
    if TextSearch.conflict.isIn(bytes) {
      file.conflicts = ConflictMarkers.lines(in: Array(bytes))
    }
    // Old headers are in many encodings, and what counts of them is plain.
    if path.hasSuffix(".swift"), let offset = bytes.firstInvalidUTF8 {
      var lines = LineCounter(bytes)
      let place = lines.place(of: offset)
      file.problems.append(
        Unreadable(
          place: SourcePlace(file: path, line: place.line, column: place.column),
          reason: .notUTF8))
    }
  }
}
