import Templates

@testable import CommandLine
@testable import DocumentReading
@testable import Fields
@testable import Generation
@testable import Ground
@testable import Inference
@testable import Model
@testable import SwiftReading

extension DamagedInput {
  /// Reads the bytes in every way the tool does.
  ///
  /// - Throws: what the tool says of them.
  func read(_ bytes: [UInt8]) throws {
    switch self {
    case .manifest: try readManifest(bytes)
    case .tuist:
      _ = PackageTargets(tuist: SwiftSource(bytes), file: "App/Project.swift") { _ in true }
    case .xcodeGen: try readXcodeGen(bytes)
    case .projectFile: try readProjectFile(bytes)
    case .settings: readSettings(bytes)
    case .ledger: try readLedger(bytes)
    case .scaffoldJSON: try readScaffoldJSON(bytes)
    case .template: try readTemplate(bytes)
    case .stencil: try readStencil(bytes)
    case .fields: try readFields(String(decoding: bytes, as: UTF8.self))
    case .history: try readHistory(bytes)
    case .json: try readJSON(bytes)
    case .document: try readDocument(bytes)
    case .reply: try readReply(bytes)
    case .drift: try readDrift(bytes)
    case .description: try readDescription(bytes)
    case .swift: try readSwift(bytes)
    case .objectiveC: readObjectiveC(bytes)
    case .ignore: try readIgnoreRules(bytes)
    case .patterns: try readPatterns(bytes)
    case .merge: try readMerge(bytes)
    case .conflict: try readConflict(bytes)
    case .messages: try readMessages(bytes)
    case .words: try readWords(bytes)
    }
  }

  private func readManifest(_ bytes: [UInt8]) throws {
    let source = SwiftSource(bytes)
    let targets = PackageTargets(manifest: source, file: "Package.swift", isFolder: { _ in true })
    try Contradiction.unless(
      targets.targets.allSatisfy { $0.place.line >= 1 && $0.place.column >= 1 }, "no place")
    let foreign = ForeignManifest(bytes)
    _ = (foreign.name, foreign.platforms, foreign.names, foreign.paths, foreign.isPlain)
  }

  private func readProjectFile(_ bytes: [UInt8]) throws {
    let project = try XcodeProject(name: "Weibo.xcodeproj", bytes: bytes)
    _ = (project.languages, project.synchronizedFolders)
    for target in [nil] + project.apps.map(Optional.some) {
      for settings in project.settings(of: target, in: "/", reading: { _ in bytes }) {
        _ = settings.value(of: "IPHONEOS_DEPLOYMENT_TARGET", sdk: "iphoneos")
      }
    }
    guard let objects = project.objects, let app = project.apps.first else { return }
    let reference = PackageReference(package: "Modules", product: "App", target: app.id)
    guard let splices = reference.splices(in: objects) else { return }
    let linked = bytes.inserting(splices)
    try Contradiction.unless(
      try PackageReference.without(splices.map(\.text), in: linked) == bytes, "the reference stays")
  }

  private func readHistory(_ bytes: [UInt8]) throws {
    guard let run = try? Run(bytes: bytes) else { return }
    try Contradiction.unless(try Run(bytes: run.bytes) == run, "another run")
  }

  private func readDocument(_ bytes: [UInt8]) throws {
    let text = try JSONSource(file: "openapi.yaml", bytes: bytes).parseDocument().fileText
    let json = JSONSource(file: "openapi.json", bytes: Array(text.utf8))
    try Contradiction.unless(try json.parseDocument().fileText == text, "another document")
  }

  private func readReply(_ bytes: [UInt8]) throws {
    let sample = try ReplySample(file: "reply.json", bytes: bytes)
    let inference = ReplyInference(entity: "Post")
    let reply = try inference.reply(from: [sample, sample])
    try Contradiction.unless(
      try inference.reply(from: [sample, sample]) == reply, "another reply")
    try requireFields(reply.fields)
  }

  /// What the listing offers can be made.
  private func readDescription(_ bytes: [UInt8]) throws {
    let catalog = try APICatalog(of: APIDocument(file: "openapi.yaml", bytes: bytes))
    for resource in catalog.resources {
      let module = try? catalog.module(of: resource, entity: resource.name)
      if let module { try requireFields(module.reply.fields) }
    }
    _ = (catalog.leftOut.map(\.words), catalog.notes)
  }

  /// What is inferred can be typed, and is read back from a ledger.
  private func requireFields(_ fields: [Field]) throws {
    let read: [Field]
    do throws(InvalidField) {
      read = try Field.fields(fields.text)
    } catch {
      if case .tooDeep = error.reason { return }
      throw Contradiction("\(error.complaint.description)")
    }
    try Contradiction.unless(read == fields, "other fields: \(fields.text)")
  }

  private func readLedger(_ bytes: [UInt8]) throws {
    let folder = try ProjectPath("Sources/Modules/Login")
    let ledger = try Ledger(JSONSource(file: Ledger.name, bytes: bytes), in: folder)
    let text = Array(ledger.text(in: folder).utf8)
    try Contradiction.unless(
      try Ledger(JSONSource(file: Ledger.name, bytes: text), in: folder) == ledger, "another ledger"
    )
  }

  private func readScaffoldJSON(_ bytes: [UInt8]) throws {
    let manifest = try ProjectFile(JSONSource(file: ProjectFile.path, bytes: bytes))
    for path in ["Sources/Modules/Login/View", "Features/A/Domain", "App", "A"] {
      _ = manifest.architecture?.position(ofFolder: path.pathComponents, target: "AUI")
    }
    _ = Values.known(manifest)
  }

  private func readTemplate(_ bytes: [UInt8]) throws {
    guard let info = String(validating: bytes, as: UTF8.self) else { return }
    let catalog = Catalog(files: [
      (path: "tiny/template.json", text: info),
      (path: "tiny/Data/{{ entity }}.swift", text: "struct {{ entity }} {}\n"),
      (path: "tiny/{{ name }}.swift.stencil", text: "struct {{ name }} {}\n"),
    ])
    let template = try catalog.template(named: "tiny")
    let answers = [Answer(name: "name", value: .text("Login"))]
    let project = ProjectFile(
      name: "Demo", layout: "package", ui: "uikit", modules: try ProjectPath("Sources/Modules"))
    _ = Help.text(of: Probe.self, Probe.parameters)
    let values = try Values.values(of: answers, for: template, in: project)
    _ = (try template.refusal(values), try template.lines(values), try template.notes(values))
    _ = try template.files(values)
  }

  private func readFields(_ text: String) throws {
    let fields = try Field.fields(text)
    try Contradiction.unless(
      try Field.fields(fields.map(\.text).joined(separator: " ")) == fields, "other fields")
    for (index, field) in fields.enumerated() { _ = field.value(number: index + 1) }
  }
}
