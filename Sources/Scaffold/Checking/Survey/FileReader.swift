import Ground
import Merging
import SwiftReading

/// Reads files of code one after another for what matters to the architecture.
struct FileReader: ~Copyable {
  private var files: [SurveyedFile] = []
  private var buffer = FileBuffer()
  private var room = TypeScanner.Room()
  private let root: String
  /// True if types are looked for, as in one target no import says who depends on whom.
  private let readsTypes: Bool
  private let offers: Offers?
  private let blank: Set<CodeRegion>

  /// The declarations of a file that others can use: of an app in one target, all that is not
  /// private.
  enum Offers: Sendable {
    case ofApp, ofTargets
  }

  init(root: String, readsTypes: Bool, offers: Offers? = nil, blank: Set<CodeRegion> = []) {
    self.root = root
    self.readsTypes = readsTypes
    self.offers = offers
    self.blank = blank
  }

  /// The files that were read, in their order.
  consuming func finish() -> [SurveyedFile] { files }

  /// Notes a file of which nobody asks more than that it is there.
  mutating func pass(_ file: SurveyedFile) {
    files.append(file)
  }

  /// - Parameters:
  ///   - path: that of the file.
  ///   - past: what the file was once, if that is to be read instead.
  mutating func read(_ file: SurveyedFile, at path: String, past: [UInt8]? = nil) {
    var file = file
    if let past {
      past.withUnsafeBufferPointer { read($0, of: path, into: &file) }
    } else {
      do throws(SystemError) {
        read(try buffer.read(root + "/" + path), of: path, into: &file)
      } catch {
        file.rare.problems.append(Unreadable(path, .system(error)))
      }
    }
    files.append(file)
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of path: String, into file: inout SurveyedFile
  ) {
    if !blank.isEmpty, path.hasSuffix(".swift"), let blanked = blank.blanked(bytes) {
      blanked.withUnsafeBufferPointer { readText($0, of: path, into: &file) }
    } else {
      readText(bytes, of: path, into: &file)
    }
    if TextSearch.conflict.isIn(bytes) {
      file.rare.conflicts = ConflictMarkers.places(in: Array(bytes))
    }
  }

  private mutating func readText(
    _ bytes: UnsafeBufferPointer<UInt8>, of path: String, into file: inout SurveyedFile
  ) {
    if path.hasSuffix(".swift") {
      if readsTypes {
        let last = TypeScanner.scan(bytes, &room, into: &file.names)
        file.names.imports += ImportScanner.imports(in: bytes, upTo: last)
      } else {
        file.names.imports += ImportScanner.imports(in: bytes)
      }
      if let offers {
        file.rare.signatures = SignatureReader.types(
          in: SwiftSource(Array(bytes), countsLines: false), isOneTarget: offers == .ofApp)
      }
    } else {
      file.names.imports += ObjectiveCImports.imports(in: bytes)
    }
    if TextSearch.allowance.isIn(bytes) { file.rare.allowances = Allowance.all(in: bytes) }
    // Old headers are in many encodings, and what counts of them is plain.
    if path.hasSuffix(".swift"), let offset = bytes.firstInvalidUTF8 {
      var lines = LineCounter(bytes)
      let place = lines.place(of: offset)
      file.rare.problems.append(
        Unreadable(
          place: SourcePlace(file: path, line: place.line, column: place.column),
          reason: .notUTF8))
    }
  }
}
