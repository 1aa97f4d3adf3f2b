import Generation
import Ground

/// The summary of `templates update`.
struct TemplatesUpdateSummary {
  /// The template that was asked for; `nil` if all were.
  let asked: String?
  /// The templates of which something was exported.
  let names: [String]
  let files: [UpdatedFile]
  /// The folder of the templates, as the user would type it.
  let place: String
  /// True if nothing was written.
  let isNothing: Bool
  /// The files that have both sides of a conflict in them.
  let unsettled: [ProjectPath]
  /// The files in which one side was taken, and which.
  let settled: [ProjectPath: TakenSides.Side]

  var text: String {
    ([title.text] + names.flatMap(rows) + conflicts + unknown).joined(separator: "\n")
  }

  private var conflicts: [String] {
    settled.sorted { $0.key < $1.key }.map { $0.value.words(of: $0.key).text }
      + unsettled.map { Message("To be settled, look for <<<<<<<: \($0)").text }
  }

  /// The files into which nothing can be merged, a line for each template.
  var unknown: [String] {
    names.compactMap { name in
      let paths = files(.unknown, of: name).map(\.path)
      guard let first = paths.first else { return nil }
      let list = paths.map { "`\($0)`" }.joined(separator: ", ")
      return Message(
        "Nobody knows what \(list) in \(name) was exported from, so nothing is merged into it; "
          + "`scaffold templates export \(name) '\(first)' --force` exports it again and keeps a "
          + "copy of yours"
      ).text
    }
  }

  private var title: Message {
    if names.isEmpty {
      return asked.map { "Nothing to update: nothing of \($0) was exported to \(place)" }
        ?? "Nothing to update: no template was exported to \(place)"
    }
    let list = names.joined(separator: ", ")
    if isNothing {
      return names.count == 1
        ? "Nothing to update in \(place): \(list) is as new as the tool"
        : "Nothing to update in \(place): \(list) are as new as the tool"
    }
    let counts = [UpdatedFile.Fate.merged, .replaced, .added, .removed].compactMap { fate in
      let count = files.count { $0.fate == fate }
      return count == 0 ? nil : Message("\(count) \(term: fate.rawValue)")
    }
    guard !counts.isEmpty else {
      return "Updated \(list) in \(place): noted what it was exported from"
    }
    return "Updated \(list) in \(place): \(counts.joined(separator: Message(", ").text))"
  }

  /// The files that the team may want to look at.
  private func rows(of name: String) -> [String] {
    files(.merged, of: name).map { "  " + Message("merged  \(name)/\($0.path)").text }
      + files(.left, of: name).map {
        "  " + Message("kept    \(name)/\($0.path): yours alone now, the tool has it no more").text
      }
  }

  private func files(_ fate: UpdatedFile.Fate, of name: String) -> [UpdatedFile] {
    files.filter { $0.template == name && $0.fate == fate }
  }
}
