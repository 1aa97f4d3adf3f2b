/// A list as text, for a file, a pipe or a reader who does not wait.
package enum PlainList {
  package static func text(of model: ListContent, width: Int = TerminalSize.usual.columns) -> String
  {
    let title = model.surroundings.heading(width: width)
    let rows = model.rows.flatMap { row in
      row.lines(width: width, isSelected: false).map(\.text) + [""]
    }
    let content = rows.isEmpty ? TextLayout.wrap(model.placeholder, width: width) + [""] : rows
    let ends = [model.footer, model.surroundings.notice].compactMap { $0 }
    return ([title, ""] + content + ends.map { TextLayout.cut($0, to: width) })
      .joined(separator: "\n") + "\n"
  }
}
