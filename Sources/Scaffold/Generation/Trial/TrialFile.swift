import Ground
import Model
import SwiftReading
import Templates

/// A file that a template gave in a trial.
package struct TrialFile: Sendable {
  package let path: ProjectPath
  package let text: String
  /// The file of the template.
  let origin: String
  package let combination: Combination

  /// The facts that distinguish one file from another that need not be checked again.
  struct Key: Hashable {
    let text: String
    let kind: Substring
  }

  var key: Key {
    Key(text: text, kind: path.name[(path.name.lastIndex(of: ".") ?? path.name.startIndex)...])
  }
}

extension TrialFile {
  package var isSwift: Bool { path.isSwift }

  private var isJSON: Bool {
    [".json", ".xcstrings"].contains(where: path.name.hasSuffix)
  }

  /// The findings in the text.
  var findings: [TrialFinding] {
    let bytes = Array(text.utf8)
    if isSwift {
      let lines = LineTable(of: bytes)
      return SwiftFlaws.of(bytes).map { flaw in
        let place = lines.place(of: flaw.offset)
        return finding("\(flaw.reason)", line: place.line, column: place.column)
      }
    }
    guard isJSON else { return [] }
    do throws(DataError) {
      _ = try JSONSource(file: path.text, bytes: bytes).parse()
      return []
    } catch {
      return [
        finding("\(error.reason)", line: error.place.line, column: error.place.column)
      ]
    }
  }

  package func finding(_ message: String, line: Int, column: Int) -> TrialFinding {
    TrialFinding(
      place: SourcePlace(file: path.text, line: line, column: column), message: message,
      origin: origin, combination: combination)
  }
}

extension Generator {
  /// The files for some answers, each with the file of the template that it is made from.
  func trialFiles(for answers: [Answer], of combination: Combination) throws -> [TrialFile] {
    let output = try output(for: answers)
    return (output.files.merging(output.endings) { one, _ in one }).map { path, text in
      TrialFile(
        path: path, text: text, origin: output.origins[path] ?? template.name,
        combination: combination)
    }.sorted { $0.path < $1.path }
  }
}
