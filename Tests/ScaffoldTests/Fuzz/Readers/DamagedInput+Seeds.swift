import Foundation
import Templates

@testable import CommandLine
@testable import Ground
@testable import SwiftReading

extension DamagedInput {
  /// All that is damaged.
  func seeds() throws -> [[UInt8]] {
    try texts.map { Array($0.utf8) }
      + files.map { Array(try Data(contentsOf: Self.repository.appending(path: $0))) }
  }

  private static let repository = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Whether the tool says so of what it cannot read: an error that has a status.
  func isExpected(_ error: any Error) -> Bool {
    error is any Failure || error is DataError || error is TemplateError || error is PlistProblem
  }
}
