/// Distinguishes one state of a template from another, by what is in its files.
///
/// Computed when the tool is built for the templates inside it, since it costs as much as rendering
/// them; `Embed` has this file too.
enum TemplateDigest {
  /// - Parameter files: the texts of the files, by path. `template.json` does not count.
  static func text(of files: [String: String]) -> String {
    var hash = SHA256()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path != "template.json" {
      for part in [path, text] {
        hash.update(with: Array("\(part.utf8.count):".utf8))
        hash.update(with: Array(part.utf8))
      }
    }
    return "sha256:" + hash.finished
  }
}
