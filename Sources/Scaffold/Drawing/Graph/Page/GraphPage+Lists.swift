import Checking

extension GraphPage {
  /// Each leads to its arrow, with a script or without.
  var violations: Markup {
    let items = picture.layout.alarms.enumerated().flatMap { number, links in
      links.flatMap { link in link.edge.findings.map { item(number, link, $0) } }
    }
    return Self.violations(items)
  }

  static func violations(_ items: [Markup]) -> Markup {
    Markup(
      "section", ["id": "violations", "tabindex": "-1", "aria-labelledby": "violations-title"],
      [
        Markup("h2", ["id": "violations-title"], "Violations"),
        items.isEmpty ? Markup("p", [:], "None.") : Markup("ol", [:], items),
      ])
  }

  private func item(_ number: Int, _ link: GraphLink, _ finding: Finding) -> Markup {
    Markup(
      "li", ["data-boxes": "\(link.from.index) \(link.to.index)"],
      Self.words(
        of: finding, at: "#violation-\(number + 1)", link.from.spokenName, link.to.spokenName))
  }

  /// What a finding says, behind a link to where it is in the picture.
  static func words(
    of finding: Finding, at place: String, _ from: String, _ to: String
  ) -> [Markup] {
    [
      Markup("a", ["class": "alarm", "href": place], "\(from) depends on \(to)"),
      Markup("br"),
      Markup("code", [:], finding.place.words),
      .text(" "),
    ] + message(of: finding) + [
      .text(" "),
      Markup("span", ["class": "faint"], "(\(finding.rule))"),
    ]
  }

  /// With names as code, which stand in backquotes.
  private static func message(of finding: Finding) -> [Markup] {
    let parts = finding.message.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, words in
      place.isMultiple(of: 2) ? .text(String(words)) : Markup("code", [:], String(words))
    }
  }

  /// The picture, for those who would rather read.
  var parts: Markup {
    Self.table(
      ["Part", "Tier", "Module", "Files", "Depends on"], picture.layout.grid.boxes.map(row))
  }

  static func table(_ titles: [String], _ rows: [Markup]) -> Markup {
    let head = Markup("tr", [:], titles.map { Markup("th", ["scope": "col"], $0) })
    let table = Markup("table", [:], [Markup("thead", [:], [head]), Markup("tbody", [:], rows)])
    return Markup(
      "section", ["aria-labelledby": "parts-title"],
      [
        Markup("h2", ["id": "parts-title"], "What depends on what"),
        Markup("div", ["class": "table"], [table]),
      ])
  }

  private func row(_ box: GraphBox) -> Markup {
    Markup(
      "tr", ["data-boxes": box.index],
      [
        Markup(
          "th", ["scope": "row"], [Markup("a", ["href": "#box-\(box.index)"], box.node.id)]),
        Markup("td", [:], picture.layout.grid.rows[box.row].title),
        Markup("td", [:], box.module ?? ""),
        Markup(
          "td", ["class": "number"],
          "\(box.node.files)" + (box.node.change.map { " (\($0.rawValue))" } ?? "")),
        Markup("td", [:], seen(by: box)),
      ])
  }

  private func seen(by box: GraphBox) -> [Markup] {
    let links = picture.words.sees(box)
    return links.enumerated().flatMap { place, link -> [Markup] in
      let name = Markup("a", ["href": "#box-\(link.to.index)"], link.to.node.id)
      let wrong = Markup("strong", ["class": "alarm"], "(not allowed)")
      return (place == 0 ? [] : [.text(", ")]) + [name]
        + (link.edge.count > 1 ? [.text(" × \(link.edge.count)")] : [])
        + (link.edge.change.map { [.text(" (\($0.rawValue))")] } ?? [])
        + (link.isViolation ? [.text(" "), wrong] : [])
    }
  }
}
