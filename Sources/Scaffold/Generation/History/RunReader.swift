import Ground
import Templates

/// Reads an entry of the history line by line. It is read whole, or not at all.
struct RunReader {
  /// The texts that no line has asked for yet.
  private var texts: ArraySlice<UInt8>
  private var seal: FolderSeal?
  private var time: Int?
  private var words: [String] = []
  private var undoes: Int?
  private var newFolders: [ProjectPath] = []
  private var emptiedFolders: [Run.Folder] = []
  private var changes: [RecordedChange] = []

  init(texts: ArraySlice<UInt8>) { self.texts = texts }

  /// - Parameter lines: what stands between the first line and the last.
  consuming func run(from lines: ArraySlice<String>) throws(Run.Problem) -> Run {
    for line in lines { try read(line) }
    guard texts.isEmpty, Set(changes.map(\.path)).count == changes.count else { throw .damaged }
    return Run(
      command: RunCommand(words: words, time: try whole(time), undoes: undoes),
      seal: try whole(seal), changes: changes, newFolders: newFolders,
      emptiedFolders: emptiedFolders)
  }
}

extension RunReader {
  private mutating func read(_ line: String) throws(Run.Problem) {
    var line = line
    switch line.takeWord() {
    case "seal": seal = try whole(FolderSeal(word: line))
    case "time": time = try whole(Int(line))
    case "word": words.append(try word(line))
    case "undoes": undoes = try whole(Int(line))
    case "folder": newFolders.append(try path(line))
    case "emptied":
      let mode = try mode(line.takeWord())
      emptiedFolders.append(Run.Folder(path: try path(line), mode: mode))
    case let verb: changes.append(try change(whole(Change.Action(rawValue: verb)), line))
    }
  }

  private mutating func change(
    _ action: Change.Action, _ line: String
  ) throws(Run.Problem) -> RecordedChange {
    var line = line
    switch action {
    case .create:
      let fingerprint = Fingerprint(text: line.takeWord())
      return RecordedChange(
        path: try path(line), action: action, mode: nil, before: nil, left: .new(fingerprint))
    case .update, .replace, .merge, .remove:
      let mode = try mode(line.takeWord())
      let before = try text(line.takeWord())
      let left: RecordedChange.Left =
        action == .remove ? .nothing : .text(try text(line.takeWord()))
      return RecordedChange(
        path: try path(line), action: action, mode: mode, before: before, left: left)
    case .keep: throw .damaged
    }
  }

  /// As many bytes as a number says.
  private mutating func text(_ count: String) throws(Run.Problem) -> [UInt8] {
    guard let count = Int(count), (0...texts.count).contains(count) else { throw .damaged }
    defer { texts = texts.dropFirst(count) }
    return Array(texts.prefix(count))
  }

  private func mode(_ digits: String) throws(Run.Problem) -> mode_t {
    guard let mode = mode_t(digits, radix: 8), mode <= 0o7777 else { throw .damaged }
    return mode
  }

  private func word(_ quoted: String) throws(Run.Problem) -> String {
    let source = JSONSource(file: "", bytes: Array(quoted.utf8))
    guard case .text(let word) = try? source.parse().kind else { throw .damaged }
    return word
  }

  private func path(_ text: String) throws(Run.Problem) -> ProjectPath {
    do throws(OutsidePath) { return try ProjectPath(text) } catch { throw .damaged }
  }

  private func whole<Value>(_ value: Value?) throws(Run.Problem) -> Value {
    guard let value else { throw .damaged }
    return value
  }
}

extension String {
  /// Takes off what stands before the first space.
  fileprivate mutating func takeWord() -> String {
    let (word, rest) = cutAtSpace
    self = rest
    return word
  }
}
