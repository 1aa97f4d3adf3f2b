import CommandLine
import Ground
import Inference
import Templates

/// The possible modules of a description of an API.
struct APIListing {
  private let modules: [DescribedModule]
  private let leftOut: [(operation: String, reason: String)]
  private let notes: [String]

  init(of catalog: APICatalog) {
    var modules: [DescribedModule] = []
    var leftOut = catalog.leftOut.map { ($0.operation, $0.words) }
    for resource in catalog.resources {
      do {
        modules.append(try catalog.module(of: resource, entity: resource.name))
      } catch {
        leftOut.append((resource.operationNames[0], "\(error)"))
      }
    }
    (self.modules, self.leftOut, notes) = (modules, leftOut, catalog.notes)
  }

  var text: String {
    let rows = modules.map { module in
      [
        module.resource.name, module.reply.kind.rawValue,
        module.screens.joined(separator: ",").isEmpty
          ? "-" : module.screens.joined(separator: ","), module.resource.path.printable,
        module.resource.operationNames.map(\.printable).joined(separator: " "),
      ]
    }
    let table = Columns.lines([Self.heading.map(\.text)] + rows)
    let others = Columns.lines(leftOut.map { ["  " + $0.operation.printable, $0.reason] })
    return
      (table + (others.isEmpty ? [] : ["", Message("No modules:").text] + others)
      + (notes.isEmpty ? [] : [""] + notes)).joined(separator: "\n")
  }

  private static let heading: [Message] = ["module", "kind", "screens", "path", "operations"]

  /// The same for a program.
  var json: JSON {
    let modules = modules.map { module in
      JSON(object: [
        ("name", JSON(.text(module.resource.name))),
        ("kind", JSON(.text(module.reply.kind.rawValue))), ("screens", JSON(texts: module.screens)),
        ("path", JSON(.text(module.resource.path))),
        ("operations", JSON(texts: module.resource.operationNames)),
        ("fields", JSON(.text(module.reply.fieldsText))), ("notes", JSON(texts: module.notes)),
      ])
    }
    let others = leftOut.map { operation, reason in
      JSON(object: [("operation", JSON(.text(operation))), ("reason", JSON(.text(reason)))])
    }
    return JSON(object: [
      ("version", 1), ("modules", JSON(.list(modules))), ("leftOut", JSON(.list(others))),
      ("notes", JSON(texts: notes)),
    ])
  }
}
