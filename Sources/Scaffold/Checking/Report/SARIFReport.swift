import Ground
import Model
import Templates

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFReport {
  private let report: Report
  /// The rules that were broken, in the order of all rules.
  private let rules: [any Rule.Type]
  private let columns: EditorColumns

  init(of report: Report) {
    self.report = report
    let broken = Set(report.findings.map(\.rule))
    rules = Rules.all.filter { broken.contains($0.name) }
    let places = report.findings.flatMap { [$0.place] + $0.allNotes.map(\.place) }
    columns = EditorColumns(of: places, contents: report.contents)
  }

  var text: String {
    let log: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.printed
  }
}

extension SARIFReport {
  private var run: JSON {
    let driver: JSON = [
      "name": "scaffold",
      "version": JSON(.text(Version.current)),
      "rules": JSON(.list(rules.map(json(of:)))),
    ]
    return [
      "tool": ["driver": driver],
      "columnKind": "utf16CodeUnits",
      "results": JSON(.list(results)),
    ]
  }

  /// GitHub wants all three descriptions; one sentence says it all.
  private func json(of rule: any Rule.Type) -> JSON {
    let description: JSON = ["text": JSON(.text(rule.summary.text))]
    return [
      "id": JSON(.text(rule.name)), "shortDescription": description,
      "fullDescription": description, "help": description,
      "defaultConfiguration": ["level": "error"],
    ]
  }

  private var results: [JSON] {
    zip(report.findings, Finding.names(of: report.findings)).map(json)
  }

  private func json(of finding: Finding, fingerprint: String) -> JSON {
    var members: [(String, JSON)] = [
      ("ruleId", JSON(.text(finding.rule))),
      ("ruleIndex", JSON(.number(rules.firstIndex { $0.name == finding.rule } ?? 0))),
      ("level", JSON(.text(finding.severity.rawValue))),
      ("message", message(finding.message)),
      ("locations", [["physicalLocation": json(of: finding.place)]]),
    ]
    if !finding.allNotes.isEmpty {
      // The format allows no two that are alike; their numbers distinguish them.
      let locations = finding.allNotes.enumerated().map { json(of: $1, number: $0 + 1) }
      members.append(("relatedLocations", JSON(.list(locations))))
    }
    members.append(("partialFingerprints", ["ruleFileSubject/v1": JSON(.text(fingerprint))]))
    members.append(("properties", ["wayOut": JSON(.text(finding.parts.wayOut))]))
    return JSON(object: members)
  }

  private func json(of note: Finding.Note, number: Int) -> JSON {
    [
      "id": JSON(.number(number)), "physicalLocation": json(of: note.place),
      "message": message(note.words),
    ]
  }

  private func json(of place: SourcePlace) -> JSON {
    var region: [(String, JSON)] = [("startLine", JSON(.number(place.line)))]
    if let column = columns[place] { region.append(("startColumn", JSON(.number(column)))) }
    return ["artifactLocation": artifact(place.file), "region": JSON(object: region)]
  }

  /// The path from where the tool runs, which is the repository's folder: GitHub knows no other.
  private func artifact(_ file: String) -> JSON {
    let path = report.naming(file)
    return ["uri": JSON(.text((path.hasPrefix("/") ? "file://" : "") + path.asURIPath))]
  }

  /// A message, in which braces would stand for arguments.
  private func message(_ text: String) -> JSON {
    let doubled = text.replacing("{", with: "{{").replacing("}", with: "}}")
    return ["text": JSON(.text(doubled))]
  }
}

extension String {
  /// The path in the letters that a URI may have (RFC 3986); the rest in percent codes.
  fileprivate var asURIPath: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(Unicode.Scalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
