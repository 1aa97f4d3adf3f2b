import CommandLine
import Ground
import Model
import Templates

/// The question of what a module is to be, for a person at a terminal who has named it and no more.
enum ModuleQuestion {
  /// True if nothing is said of what the module is to be.
  static func isOpen(in arguments: Arguments, _ template: TemplateInfo) -> Bool {
    !(template.parameters + ReplyOptions.parameters).contains(where: arguments.has)
  }

  /// The option that a person at a terminal gives by its value: fields, or a file that has them.
  static func source(for template: TemplateInfo, in context: Context) -> [String] {
    // A team's own template may have no fields.
    guard let fields = template.variables.first(where: { $0.kind == .fields }) else { return [] }
    let question: Message = """
      Its fields, such as `id:Int64 title:String`, or a file to take them from, a saved reply or an OpenAPI \
      document [id:Int64 name:String]:
      """
    while let answer = context.console.ask?(question.text)?.trimmed, !answer.isEmpty {
      let file = answer.hasPrefix("/") ? answer : context.directory + "/" + answer
      if let bytes = try? Disk.contents(of: file) {
        let isDocument = String(decoding: bytes.prefix(1000), as: UTF8.self).contains("openapi")
        return [isDocument ? ReplyOptions.document.name : ReplyOptions.samples.name, answer]
      }
      if answer.contains(":") { return [fields.flag, answer] }
      context.console.err(Message("no file `\(answer)`, and no field, which has a `:`").text)
    }
    return []
  }
}
