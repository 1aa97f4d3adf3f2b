import Ground
import Model
import Templates

/// Something that is wrong with what a template gives, or with the template.
package struct TrialFinding: Sendable {
  /// In the file that was rendered, or in the template's, if that is known.
  package let place: SourcePlace
  package let message: String
  /// The file of the template that the rendered one was made from; `nil` if the place is in it.
  package let origin: String?
  /// The answers that bring it about.
  package let combination: Combination
  /// How many other texts have the same.
  package private(set) var others = 0

  init(place: SourcePlace, message: String, origin: String?, combination: Combination) {
    (self.place, self.message) = (place, message)
    (self.origin, self.combination) = (origin, combination)
  }

  /// An error that rendering ended in.
  init(_ error: any Error, in template: Template, with combination: Combination) {
    let info = SourcePlace(file: "\(template.name)/template.json", line: 1, column: 1)
    switch error {
    case let error as TemplateError:
      let place = error.place
      self.init(
        place: SourcePlace(file: place.file, line: place.line, column: place.column),
        message: "\(error.reason)", origin: nil, combination: combination)
    case let error as DataError:
      self.init(
        place: SourcePlace(
          file: error.place.file, line: error.place.line, column: error.place.column),
        message: "\(error.reason)", origin: nil, combination: combination)
    case let failure as any Failure:
      let complaint = failure.complaint
      self.init(
        place: complaint.file.map { SourcePlace(file: $0, line: 1, column: 1) } ?? info,
        message: complaint.description, origin: nil, combination: combination)
    default: self.init(place: info, message: "\(error)", origin: nil, combination: combination)
    }
  }
}

extension TrialFinding {
  /// No answers are good enough for the template.
  static func refused(_ template: Template, _ combination: Combination) -> TrialFinding {
    TrialFinding(
      place: SourcePlace(file: "\(template.name)/template.json", line: 1, column: 1),
      message: Message("the template refuses every combination of options").text, origin: nil,
      combination: combination)
  }

  /// Each finding once, with the fewest answers that bring it about; how many more there are is
  /// counted.
  static func grouped(_ findings: [TrialFinding]) -> [TrialFinding] {
    var indices: [String: Int] = [:]
    var groups: [TrialFinding] = []
    for finding in findings {
      let line = finding.origin == nil ? ":\(finding.place.line):\(finding.place.column)" : ""
      let key = "\(finding.origin ?? finding.place.file)\(line):\(finding.message)"
      if let index = indices[key] {
        groups[index].others += 1
      } else {
        indices[key] = groups.count
        groups.append(finding)
      }
    }
    return groups.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }
}
