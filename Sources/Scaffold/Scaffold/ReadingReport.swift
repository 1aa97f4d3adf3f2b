import CommandLine
import Ground
import Inference
import Model
import Templates

/// The words for what was read of replies or of a description: lines of the summary, and `--explain`.
struct ReadingReport {
  private let reading: ModuleReading

  init(on reading: ModuleReading) { self.reading = reading }
}

extension ReadingReport {
  /// The lines for the summary.
  var lines: [String] {
    let fields = reading.reply.explanations.count { !$0.isLeftOut }
    let leftOut = reading.reply.explanations.filter(\.isLeftOut).map(\.path)
    let names = leftOut.prefix(6).joined(separator: ", ") + (leftOut.count > 6 ? ", …" : "")
    let without: Message = leftOut.isEmpty ? "" : ", without \(leftOut.count) (\(names))"
    let head = Message("Read \(reading.what): \(counting: fields, "field")\(without)")
    let hint = reading.envelope?.option.map { option in
      Message("The reply is in an envelope that is not read; take \(option)").text
    }
    return [head.text] + reading.notes + [hint].compactMap(\.self)
  }

  /// The line of the summary about the reply that is kept.
  var recordingLine: String? {
    reading.recording.map { recording in
      let rows: Message = recording.rowsLeft.map { ", cut to \(counting: $0, "row")" } ?? ""
      let names = recording.redacted.prefix(6).map(\.printable).joined(separator: ", ")
      let others = recording.redacted.count > 6 ? ", …" : ""
      let redacted: Message = names.isEmpty ? "" : ", redacted (\(names)\(others))"
      return Message("The reply is kept in LocalServer\(rows)\(redacted)").text
    }
  }

  /// The output of `--explain`.
  var explanation: String {
    let heading = (["path", "type", "of", "why"] as [Message]).map(\.text)
    let rows = reading.reply.explanations.map { finding in
      [
        finding.path.printable, finding.type?.printable ?? "-",
        finding.possible == 0 ? "" : "\(finding.seen)/\(finding.possible)",
        finding.reason.printable,
      ]
    }
    return (head + [""] + Columns.lines([heading] + rows) + ["", "--fields \(fieldsWord)"])
      .joined(separator: "\n")
  }

  private var head: [String] {
    let isOfRows = kind == InferredKind.list.rawValue
    let lines: [(Message, String?)] = [
      ("kind", kindWords), (reading.isDescribed ? "from" : "rows", rowsWords),
      ("identity", reading.reply.kind == .form ? nil : identityWords),
      ("paging", isOfRows || !reading.isDescribed ? pagingWords : nil), ("envelope", envelopeWords),
    ]
    return lines.compactMap { title, words in
      words.map { words in
        let title = title.text
        return title + String(repeating: " ", count: max(1, 10 - title.displayWidth)) + words
      }
    } + reading.notes
  }

  /// The parts that may be otherwise.
  private var guesses: [String] {
    let isIdentityGuess = reading.reply.kind == .list && !reading.reply.isIdentitySure
    return [
      reading.rivals.isEmpty ? nil : reading.reply.kind == .item ? "kind" : "rows",
      isIdentityGuess ? "identity" : nil,
      reading.reply.paging?.guess != nil && reading.typed["--paging"] == nil ? "paging" : nil,
    ].compactMap(\.self)
  }

  /// The kind that the module would have.
  private var kind: String { reading.typed["--kind"] ?? reading.reply.kind.rawValue }

  private var kindWords: String {
    guard reading.reply.kind == .item, let rows = reading.rivals.first else { return kind }
    return Message("\(kind), a guess: there are rows at \(rows)").text
  }

  private var rowsWords: String {
    guard reading.reply.kind == .list, let other = reading.rivals.first else { return reading.what }
    return Message("\(reading.what), a guess: there are some at \(other) too").text
  }

  private var identityWords: String {
    guard let identity = reading.reply.identity?.printable else {
      let field = (reading.reply.differing.first ?? "number:Int").replacing(":", with: "=")
      let none: Message =
        reading.reply.kind == .item
        ? "none; there is one alone" : "none; mark a field, such as `--field \(field)!`"
      return none.text
    }
    guard !reading.reply.isIdentitySure, reading.reply.kind == .list else { return identity }
    if reading.isDescribed {
      return Message("\(identity), a guess: nothing says that it is another one in each row").text
    }
    let others = reading.reply.differing.map { String($0.prefix { $0 != ":" }) }.filter {
      $0 != identity
    }
    guard !others.isEmpty else {
      return Message("\(identity), a guess: no other field is another one in each row").text
    }
    return Message(
      "\(identity), a guess: another one in each row, like \(others.prefix(5).joined(separator: ", "))"
    ).text
  }

  private var pagingWords: String {
    guard kind == InferredKind.list.rawValue else { return Message("nothing in the reply").text }
    if let paging = reading.typed["--paging"] { return Message("\(paging), as typed").text }
    return reading.reply.paging?.explained ?? Message("nothing in the reply").text
  }

  private var envelopeWords: String? {
    if let own = reading.typed["--envelope"] { return Message("\(own), as typed").text }
    return reading.envelope.map { words, option in
      option.map { Message("\(words), which is not read: take \($0)").text } ?? words
    }
  }

  private var fieldsWord: String { reading.reply.fieldsText.shellQuoted }

  /// The same for a program.
  var json: JSON {
    let findings = reading.reply.explanations.map { finding in
      let members: [(String, JSON?)] = [
        ("path", JSON(.text(finding.path))), ("type", finding.type.map { JSON(.text($0)) }),
        ("reason", JSON(.text(finding.reason))), ("seen", JSON(.number(finding.seen))),
        ("possible", JSON(.number(finding.possible))),
      ]
      return JSON(object: members.compactMap { key, value in value.map { (key, $0) } })
    }
    let members: [(String, JSON?)] = [
      ("version", 1), ("kind", JSON(.text(kind))),
      ("rows", JSON(.text(reading.reply.rowsText))),
      ("count", JSON(.number(reading.reply.rowCount))),
      ("identity", reading.reply.identity.map { JSON(.text($0)) }),
      ("paging", reading.reply.paging.map { JSON(.text($0.text)) }),
      ("fields", JSON(.text(reading.reply.fieldsText))), ("findings", JSON(.list(findings))),
      ("guesses", guesses.isEmpty ? nil : JSON(texts: guesses)),
      ("notes", reading.notes.isEmpty ? nil : JSON(texts: reading.notes)),
    ]
    return JSON(object: members.compactMap { key, value in value.map { (key, $0) } })
  }
}
