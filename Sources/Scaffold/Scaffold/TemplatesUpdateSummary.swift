import Generation
import Ground

/// What `templates update` says when it is done.
struct TemplatesUpdateSummary {
  /// The template that was asked for; `nil` if all were.
  let asked: String?
  /// The templates of which something was exported.
  let names: [String]
  let files: [UpdatedFile]
  /// The folder of the templates, as the user would type it.
  let place: String
  /// Whether nothing was written.
  let isNothing: Bool
  /// The files that have both sides of a conflict in them.
  let unsettled: [ProjectPath]

  var text: String {
    ([title] + names.flatMap(rows) + conflicts + unknown).joined(separator: "\n")
  }

  private var conflicts: [String] {
    unsettled.map { "To be settled by hand, look for <<<<<<<: \($0)" }
  }

  /// The files into which nothing can be merged, a line for each template.
  var unknown: [String] {
    names.compactMap { name in
      let paths = files(.unknown, of: name).map(\.path)
      guard let first = paths.first else { return nil }
      return "Nobody knows what \(paths.map { "`\($0)`" }.joined(separator: ", ")) in \(name) was "
        + "exported from, so nothing is merged into it; `scaffold templates export \(name) "
        + "'\(first)' --force` exports it again and keeps a copy of yours"
    }
  }

  private var title: String {
    if names.isEmpty {
      let what = asked.map { "nothing of \($0)" } ?? "no template"
      return "Nothing to update: \(what) was exported to \(place)"
    }
    if isNothing { return "Nothing to update in \(place): \(list) as new as the tool" }
    let counts = [UpdatedFile.Fate.merged, .replaced, .added, .removed].compactMap { fate in
      let count = files.count { $0.fate == fate }
      return count == 0 ? nil : "\(count) \(fate.rawValue)"
    }
    let what = counts.isEmpty ? "noted what it was exported from" : counts.joined(separator: ", ")
    return "Updated \(names.joined(separator: ", ")) in \(place): \(what)"
  }

  private var list: String {
    names.joined(separator: ", ") + (names.count == 1 ? " is" : " are")
  }

  /// The files that the team may want to look at.
  private func rows(of name: String) -> [String] {
    files(.merged, of: name).map { "  merged  \(name)/\($0.path)" }
      + files(.left, of: name).map {
        "  kept    \(name)/\($0.path): yours alone now, the tool has it no more"
      }
  }

  private func files(_ fate: UpdatedFile.Fate, of name: String) -> [UpdatedFile] {
    files.filter { $0.template == name && $0.fate == fate }
  }
}
