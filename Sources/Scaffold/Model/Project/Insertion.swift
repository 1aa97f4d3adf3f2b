import Ground
import SwiftReading

/// A line that a module puts between the markers of a shared file.
package struct Insertion: Equatable, Sendable {
  package let file: ProjectPath
  package let marker: String
  package let line: String
  /// How the line starts, whatever someone adds to its end.
  package let key: String

  package init(file: ProjectPath, marker: String, line: String, key: String) {
    self.file = file
    self.marker = marker
    self.line = line
    self.key = key
  }
}

extension Insertion {
  /// True if a module is whole without the file: it is what Xcode runs tests by, which a team may
  /// do without.
  package var isOptional: Bool { marker == TestPlan.marker }

  /// Where a line stands, whatever the rest of it says.
  package struct Place: Hashable {
    private let file: ProjectPath
    private let marker: String
    private let key: String

    fileprivate init(_ insertion: Insertion) {
      (file, marker, key) = (insertion.file, insertion.marker, insertion.key)
    }
  }

  package var place: Place { Place(self) }

  /// The markers of a shared file that lines stand between.
  package struct Region: Hashable {
    package let file: ProjectPath
    package let marker: String
  }

  package var region: Region { Region(file: file, marker: marker) }
}

extension [Insertion] {
  /// The lines by where they stand; of two at one place, the first.
  package var byPlace: [Insertion.Place: Insertion] {
    Dictionary(map { ($0.place, $0) }) { first, _ in first }
  }
}
