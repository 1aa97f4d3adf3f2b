import Ground
import Model

/// Names that differ by letter case, or by the way in which accents are written: a Mac keeps one of
/// the two files, and whoever clones the project there has lost the other.
enum NameExamination: Examination {
  static let subject = "Names"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard patient.project != nil else { return [] }
    var ignored = IgnoreRules(above: patient.site.folder)
    let found = try pairs(below: "", of: patient.site.folder, &ignored).map { one, other in
      Diagnosis.wrong(
        subject, "`\(one.escaped)` and `\(other.escaped)` are one file on a Mac",
        mend: "rename one of them")
    }
    return found.isEmpty ? [.fine(subject, "a Mac distinguishes all of them")] : found
  }

  /// Paths of which a Mac keeps one, in order; what is not for version control is passed over.
  private static func pairs(
    below folder: String, of root: String, _ ignored: inout IgnoreRules
  ) throws(SystemError) -> [(String, String)] {
    ignored.enter(folder, of: root)
    defer { ignored.leave(folder) }
    var pairs: [(String, String)] = []
    var known: [String: String] = [:]
    var folders: [String] = []
    for (name, entry) in try Disk.entries(in: folder.isEmpty ? root : root + "/" + folder) {
      let path = name.below(folder)
      guard name != ".git", name != ".build", !ignored.ignores(path, isFolder: entry == .folder)
      else { continue }
      // Texts are equal however their accents are written.
      if let other = known.updateValue(path, forKey: name.lowercased()) {
        pairs.append((other, path))
      }
      if entry == .folder { folders.append(path) }
    }
    for folder in folders { pairs += try self.pairs(below: folder, of: root, &ignored) }
    return pairs
  }
}
