import Ground
import Model
import SwiftReading

/// The targets of a project that nobody has described yet, those that are guessed among them, and what
/// their files say.
struct SurveyedTargets {
  let survey: Survey
  let lists: [TargetList]
  let targets: [ProjectMap.LocatedTarget?]
  /// Folders with what others made, and files that tools made.
  let vendored: [String]
  let viewFiles: ViewFiles
  let named: NamedFiles
  /// True if targets are folders that are imported by their names.
  let isGuessed: Bool

  /// - Parameter root: the folder of the project.
  init(of root: String) throws {
    var tree = SourceTree(root: root, architecture: .none)
    let vendored = VendoredFolders.all(in: tree, of: root)
    tree.folders.removeAll { folder in vendored.contains { folder.path.isIn($0) } }
    var lists = try tree.targetLists(in: root).read
    var isGuessed = false
    var (parts, targets) = tree.parted(by: TargetIndex(lists), .none)
    var survey = Survey(of: parts, in: root, readsTypes: true)
    if !Self.areDeclared(targets, survey) {
      let guess = GuessedTargets(of: survey).list
      if !guess.contents.targets.isEmpty {
        lists = lists.filter(\.isPackage) + [guess]
        (parts, targets) = tree.parted(by: TargetIndex(lists), .none)
        survey = Survey(of: parts, from: survey)
        isGuessed = true
      }
    } else if lists.contains(where: { !$0.contents.isComplete && !$0.isPackage }) {
      let guess = GuessedTargets(of: survey, besides: lists, targets).list
      if !guess.contents.targets.isEmpty {
        lists.append(guess)
        (parts, targets) = tree.parted(by: TargetIndex(lists), .none)
        survey = Survey(of: parts, from: survey)
      }
    }
    let starts = Starts(in: survey, targets)
    // What has a large part of the code is the app, whoever wrote it.
    let generated = starts.generated.count * 4 > survey.files.count ? [] : starts.generated
    self.vendored = (vendored + generated).sorted()
    if !generated.isEmpty {
      tree = tree.without(generated)
      (parts, targets) = tree.parted(by: TargetIndex(lists), .none)
      survey = Survey(of: parts, from: survey)
    }
    viewFiles = ViewFiles(in: survey)
    named = NamedFiles(in: survey, targets, viewFiles, starts.paths)
    if !named.isEmpty {
      (parts, targets) = tree.parted(by: TargetIndex(lists), named.architecture)
      survey = Survey(of: parts, from: survey)
    }
    (self.lists, self.targets, self.survey) = (lists, targets, survey)
    self.isGuessed = isGuessed
  }

  /// True if most files are in a target that is declared.
  var areDeclared: Bool { Self.areDeclared(targets, survey) }

  private static func areDeclared(
    _ targets: [ProjectMap.LocatedTarget?], _ survey: Survey
  ) -> Bool {
    let counts = zip(survey.folders, targets).map { ($0.files.count, $1 != nil) }
    let declared = counts.filter(\.1).reduce(0) { $0 + $1.0 }
    return declared * 2 > counts.reduce(0) { $0 + $1.0 }
  }
}
