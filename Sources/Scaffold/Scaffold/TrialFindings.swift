import Ground
import Inference

/// The facts that a trial of a server has found, and the command that adapts the module to them.
struct TrialFindings {
  private(set) var all: [Finding] = []
  private(set) var update: String?

  /// The result of one request.
  struct Finding {
    /// `/pets?page=1`
    let request: String
    let words: String
    let isFault: Bool
  }
}

extension TrialFindings {
  var areSound: Bool { !all.contains(where: \.isFault) }

  mutating func note(_ request: String, _ words: Message) { add(request, words, isFault: false) }

  mutating func fault(_ request: String, _ words: Message) { add(request, words, isFault: true) }

  private mutating func add(_ request: String, _ words: Message, isFault: Bool) {
    all.append(Finding(request: request, words: words.text, isFault: isFault))
  }

  /// The first suggestion stays.
  mutating func suggest(_ update: String?) { self.update = self.update ?? update }

  mutating func tell(_ found: ReplyDrift, of drift: ModuleDrift, _ request: String) throws {
    for deviation in found.deviations where deviation.kind != .new {
      fault(
        request,
        Message(
          verbatim: [
            deviation.path.printable, Message(term: deviation.kind.rawValue).text,
            [deviation.known?.printable, deviation.found.printable].compactMap(\.self)
              .joined(separator: " → "),
          ].joined(separator: "  ")))
    }
    let new = found.deviations.filter { $0.kind == .new }.map(\.path.printable)
    if !new.isEmpty {
      note(request, "fields that the module does not know: \(new.joined(separator: ", "))")
    }
    if found.deviations.contains(where: { $0.kind != .new }) {
      suggest(drift.update(found))
    }
  }
}
