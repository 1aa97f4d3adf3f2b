import Ground

/// A file that the architecture does not know of.
enum StrayRule: Rule {
  static let name = "stray"
  static let summary: Message = "Every file is in a tier."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone]
  static let example = RuleExample(
    bad: ["Login/Odds.swift": "struct Odds {}"],
    good: ["Login/Business/Odds.swift": "struct Odds {}"])

  /// A folder of which no file is in a tier is reported once, however many folders are in it.
  static func findings(in project: Inspection) -> [Finding] {
    let folders = project.survey.folders
    let isStray = { (file: SurveyedFile) in project.map.positions[file.folder] == nil }
    let known = FolderSet(
      project.survey.files.filter { !isStray($0) }.map { folders[$0.folder].path })
    var tops: [String: [SurveyedFile]] = [:]
    var findings: [Finding] = []
    for file in project.survey.files where isStray(file) {
      let folder = folders[file.folder].path
      // What a comment excuses is reported by itself, so that it excuses no others.
      if file.rare.allowances.contains(where: { $0.rule == name }) {
        findings.append(finding(ofFile: file.path, with: folder, words(for: [file], in: folder)))
      } else {
        tops[known.topmost(above: folder), default: []].append(file)
      }
    }
    return findings
      + tops.map { top, files in
        var finding = finding(ofFile: files[0].path, with: top, words(for: files, in: top))
        finding.files = files.count
        return finding
      }
  }

  private static func words(for files: [SurveyedFile], in folder: String) -> Message {
    let count: Message = "\(counting: files.count, "file")"
    return switch (files.count, folder.isEmpty) {
    case (1, true):
      "the file is in no tier; move it into one, or name it in `exclude` of scaffold.json"
    case (_, true):
      "\(count) here are in no tier; move them into one, or name them in `exclude` of scaffold.json"
    case (1, false):
      "`\(folder)` is in no tier; move the file into one, or name the folder in scaffold.json"
    case (_, false):
      "`\(folder)`, with \(count), is in no tier; move them into one, or name the folder in "
        + "scaffold.json"
    }
  }
}

/// Folders with files in tiers, and all folders that they are in.
private struct FolderSet {
  private var folders: Set<String> = []

  init(_ paths: [String]) {
    for path in paths {
      var path: String? = path
      while let current = path, folders.insert(current).inserted {
        path = current.isEmpty ? nil : current.parentFolder ?? ""
      }
    }
  }

  /// The outermost folder on the way to one that has none of these in it.
  func topmost(above folder: String) -> String {
    guard !folders.contains(folder) else { return folder }
    var top = folder
    while let above = top.parentFolder, !folders.contains(above) { top = above }
    return top
  }
}
