import Ground
import Templates

/// An entry of the history: lines that say what was done, and behind them the texts that files had
/// before and after, one after the other as they are.
extension Run {
  private static let header = "scaffold history "
  private static let version = "1"
  private static let footer = "end"

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.addLine([Self.header + Self.version])
    bytes.addLine(["seal", seal.word])
    bytes.addLine(["time", "\(command.time)"])
    for word in command.words { bytes.addLine(["word", JSON.quoted(word)]) }
    if let undoes = command.undoes { bytes.addLine(["undoes", "\(undoes)"]) }
    for folder in newFolders { bytes.addLine(["folder", folder.text]) }
    for folder in emptiedFolders {
      bytes.addLine(["emptied", String(folder.mode, radix: 8), folder.path.text])
    }
    for change in changes { bytes.addLine(change.words) }
    bytes.addLine([Self.footer])
    for change in changes {
      bytes += change.before ?? []
      if case .text(let text) = change.left { bytes += text }
    }
    return bytes
  }

  /// A problem with an entry.
  package enum Problem: Error {
    /// It is none, or was cut off, or someone changed it.
    case damaged
    /// A newer version of the tool wrote it.
    case newer
  }

  init(bytes: [UInt8]) throws(Problem) {
    var rest = bytes[...]
    var lines: [String] = []
    while lines.last != Self.footer {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let line = String(utf8: rest[..<end])
      else { throw .damaged }
      lines.append(line)
      rest = rest[(end + 1)...]
    }
    guard lines[0].hasPrefix(Self.header) else { throw .damaged }
    guard lines[0] == Self.header + Self.version else {
      throw Int(lines[0].dropFirst(Self.header.count)) ?? 0 > 1 ? .newer : .damaged
    }
    self = try RunReader(texts: rest).run(from: lines.dropFirst().dropLast())
  }
}

extension RecordedChange {
  /// `create 9f3c A`, `update 644 120 140 B`, `remove 644 80 C`
  fileprivate var words: [String] {
    if case .new(let fingerprint) = left {
      return [action.rawValue, fingerprint.text, path.text]
    }
    var words = [action.rawValue, String(mode ?? 0, radix: 8), "\(before?.count ?? 0)"]
    if case .text(let text) = left { words.append("\(text.count)") }
    return words + [path.text]
  }
}
