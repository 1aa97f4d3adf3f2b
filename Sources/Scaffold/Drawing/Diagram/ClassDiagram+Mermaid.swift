import Ground
import SwiftReading

extension ClassDiagram {
  /// The diagram in Mermaid's language, as READMEs on the web show it.
  var mermaid: String {
    let boxes = tiers.flatMap(mermaidLines) + outside.flatMap(mermaidLines)
    let arrows = relations.map { "  " + mermaidLine(of: $0) }
    let lines = ["classDiagram", "  direction TB"] + boxes + arrows + mermaidStyles
    return lines.joined(separator: "\n") + "\n"
  }

  private func mermaidLines(of tier: Tier) -> [String] {
    let classes = tier.types.flatMap { type in
      let head = "    class \(type.mermaidClass):::\(tier.hue(of: type).rawValue) {"
      return [head] + type.mermaidMembers.map { "      " + $0 } + ["    }"]
    }
    let name = tier.name.isPlain ? tier.name : "`\(tier.name.mermaidText)`"
    return ["  namespace \(name) {"] + classes + ["  }"]
  }

  private func mermaidLines(of outsider: Outsider) -> [String] {
    let body = outsider.owner.map { " {\n    <<\($0.mermaidText)>>\n  }" } ?? ""
    return ["  class \(outsider.name.mermaidClass):::grey" + body]
  }

  private func mermaidLine(of relation: Relation) -> String {
    let (from, to) = (relation.from.mermaidName, relation.to.mermaidName)
    let count =
      switch relation.count {
      case .one: ""
      case .optional: " \"0..1\""
      case .many: " \"*\""
      }
    let roles = relation.roles.joined(separator: ", ").mermaidText
    return switch relation.kind {
    case .inherits: "\(to) <|-- \(from)"
    case .conforms: "\(to) <|.. \(from)"
    case .uses: "\(from) ..> \(to)"
    case .holds: "\(from) *--\(count) \(to) : \(roles)"
    case .refers: "\(from) o--\(count) \(to) : \(roles)"
    }
  }

  private var mermaidStyles: [String] {
    var hues = Set(tiers.flatMap { tier in tier.types.map(tier.hue(of:)) })
    if !outside.isEmpty { hues.insert(.grey) }
    return Hue.allCases.filter(hues.contains).map { hue in
      let (shades, name) = (hue.light, hue.rawValue)
      return "  classDef \(name) fill:\(shades.fill),stroke:\(shades.line),color:\(shades.ink)"
    }
  }
}

extension ClassDiagram.Class {
  /// `Table~Row~`
  fileprivate var mermaidClass: String {
    if parameters.isEmpty { return name.mermaidClass }
    if !name.isPlain { return name.mermaidName + "[\(title.quotedForMermaid)]" }
    return name + "~" + parameters.joined(separator: ", ") + "~"
  }

  fileprivate var mermaidMembers: [String] {
    let held = properties.map { property in
      property.access.mark + property.name.mermaidText
        + (property.type.map { " : " + $0.text.mermaidText } ?? "")
    }
    let rest = lines.dropFirst(properties.count).map { String($0.dropFirst("case ".count)) }
    return ["<<\(kind.rawValue)>>"] + held + rest.map(\.mermaidText)
  }
}

extension TypeOutline.Access {
  /// UML's sign for it.
  var mark: String {
    switch self {
    case .private, .fileprivate: "-"
    case .internal, .package: "~"
    case .public, .open: "+"
    }
  }
}

extension String {
  /// `Login`, `Login_2eState["Login.State"]`
  fileprivate var mermaidClass: String {
    isPlain ? self : mermaidName + "[\(quotedForMermaid)]"
  }

  /// True if the text may stand where Mermaid wants a name.
  fileprivate var isPlain: Bool { mermaidName == self }

  /// Words of a member, of which brackets would make something else.
  fileprivate var mermaidText: String {
    let isSimple = unicodeScalars.count { $0 == "<" } == 1
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<" where isSimple, ">" where isSimple: text += "~"
      case "<", ">", "(", ")", "{", "}", "\"", "#", "&", ";", "~", "*", "$", "`", "%":
        text += "#\(scalar.value);"
      case _ where scalar.isUnwritable: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
