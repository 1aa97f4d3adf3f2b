import Ground
import SwiftReading

/// A folder with most files of a project right in it, so that no folder stands for a tier.
enum FlatFolder {
  /// - Returns: `nil` if there is none.
  static func path(in survey: Survey, _ targets: [ProjectMap.LocatedTarget?]) -> String? {
    let counts = zip(survey.folders, targets).map { folder, target in
      (folder.path, folder.files.count, target?.target.kind == .test)
    }.filter { !$0.2 && !$0.0.hasSuffix("Tests") }
    let total = counts.reduce(0) { $0 + $1.1 }
    return counts.first { $0.1 * 5 >= total * 2 && ($0.1 >= 20 || $0.1 == total) }?.0
  }
}
