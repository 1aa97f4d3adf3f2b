import CommandLine
import Fields
import Generation
import Ground
import Inference
import Model
import Templates

/// The samples, or the description, that a new module is made from.
struct ModuleSource {
  let site: Site
  let template: TemplateInfo
  let module: ModuleName
  let replies: ReplyOptions
  let arguments: Arguments
}

extension ModuleSource {
  /// The facts in the samples, or in the description, if there is any.
  func reading(in context: Context) throws -> ModuleReading? {
    if let document = replies.document {
      let catalog = try APICatalog(of: context.document(in: document), naming: ModuleName.isUsable)
      let key = try EnvelopeStyle(envelope()).payloadKey
      let resource = try catalog.resource(
        named: replies.listed ?? module.text, having: replies.operations,
        isMarked: replies.overrules.identity != nil)
      return try ModuleReading(
        of: resource, in: catalog, for: module, template, typed: arguments.options,
        replies.overrules
      ) { ReplySample(file: document, example: $0, payloadKey: key) }
    }
    guard !replies.samples.isEmpty else { return nil }
    let envelope = try envelope()
    return try ModuleReading(
      of: context.samples(in: replies.samples, of: envelope), in: envelope, for: module,
      template, typed: arguments.options, replies)
  }

  /// How the server wraps what the module asks for.
  private func envelope() throws -> String {
    let own = arguments.options["--envelope"]
    guard own ?? "project" == "project", try site.kind() == .project else {
      return own ?? "project"
    }
    let project = try Project(in: site)
    // One that is made anew keeps what it was given.
    let told = own == nil ? try project.ledger(of: module.text)?.answers : nil
    return project.file.envelope(of: told ?? [])
  }

  /// The parts of a description that a module which is there does not know; `nil` if it is a new
  /// one.
  func changes(by reading: ModuleReading) throws -> GivenChanges? {
    guard replies.document != nil, try site.kind() == .project,
      let ledger = try Project(in: site).ledger(of: module.text), !ledger.isRemoved
    else { return nil }
    var values = reading.answers
    for variable in template.variables {
      switch variable.kind {
      case .identifier: values[variable.flag] = nil
      case .fields:
        let known = try ledger.answers.fields(variable.name)
        let edits = ReplyDrift.edits(from: known, to: reading.reply.fields)
        values[variable.flag] = edits.isEmpty ? nil : edits.joined(separator: " ")
      default: values[variable.flag] = arguments.options[variable.flag] ?? values[variable.flag]
      }
    }
    return GivenChanges(values: values, flags: [])
  }
}
