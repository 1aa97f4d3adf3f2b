import Ground
import Model
import SwiftReading
import Templates

/// A name that a template of an earlier version gave to a member of an Apple class's subclass, and that
/// the class itself has since: with today's SDK it does not compile, whatever system the app is for.
package struct TakenName: Sendable {
  let type: String
  let member: String
  /// The first iOS whose SDK has it.
  let system: Int

  private static let all = [TakenName(type: "UITabBarController", member: "tabs", system: 18)]
}

extension TakenName {
  /// Where such a name is still taken.
  package struct Use: Sendable {
    package let name: TakenName
    package let place: SourcePlace
  }

  /// The old names that a file still has, which may be a template.
  package static func uses(in text: [UInt8], of file: String) -> [Use] {
    let words = String(decoding: text, as: UTF8.self)
    let names = all.filter { words.contains($0.type) && words.contains($0.member) }
    guard !names.isEmpty else { return [] }
    let source = SwiftSource(text)
    return TypeReader.outlines(of: source).flatMap { outline in
      names.filter { outline.takes($0) }.compactMap { name in
        source.place(of: name.member, behind: outline.place).map { offset in
          Use(name: name, place: SourcePlace(ofByte: offset, in: file, source.lines))
        }
      }
    }
  }

  /// The old names in the templates that a project has of its own, or shares with others.
  package static func uses(inTemplatesOf project: Project) throws -> [Use] {
    try TemplateFolder.all(of: project).flatMap { folder in
      try folder.files().flatMap { path, text in
        uses(in: Array(text.utf8), of: folder.name + "/" + path)
      }
    }
  }
}

extension TakenName.Use {
  /// The problem.
  package var problem: Message {
    "\(place.file):\(place.line): `\(name.type)` has a member `\(name.member)` of its own since iOS \(name.system)"
  }

  /// The fix in a project's file.
  package var fix: Message {
    "`scaffold update` gives it another name, or rename it by hand"
  }

  /// The fix in a template.
  package var fixOfTemplate: Message {
    "`scaffold templates update`, then `scaffold update`, give it another name"
  }

  /// Both in a line, for a template.
  package var warningOfTemplate: Message { "\(problem); \(fixOfTemplate)" }
}

extension TypeOutline {
  fileprivate func takes(_ name: TakenName) -> Bool {
    inherited.contains { $0.text == name.type } && properties.contains { $0.name == name.member }
  }
}

extension SwiftSource {
  /// The first byte of the name where it is declared.
  fileprivate func place(of member: String, behind start: Int) -> Int? {
    tokens.indices.first { index in
      tokens[index].range.lowerBound > start && name(at: index) == member
        && (says("let", at: index - 1) || says("var", at: index - 1))
    }.map { tokens[$0].range.lowerBound }
  }
}
