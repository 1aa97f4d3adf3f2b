import Ground
import Templates

extension Refusal {
  /// Files that a drawn `scaffold.json` would put elsewhere than into the part that they are counted to.
  static func misplaced(_ files: [String], in folder: String, of part: String, words: String)
    -> Refusal
  {
    Refusal(
      "misplaced",
      "\(counting: files.count, "file") of `\(part.printable)` in `\(folder.isEmpty ? "." : folder.printable)` would be \(words) by the scaffold.json, such as `\((files.first ?? "").printable)`",
      "nothing is written; name the folders of each tier in a scaffold.json by hand, as `scaffold check --help` shows"
    )
  }
}
