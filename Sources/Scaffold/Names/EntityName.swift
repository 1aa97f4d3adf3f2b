/// A name that an entity may have: a type of the module's business tier.
struct EntityName: Hashable, Sendable {
  let text: String

  /// - Parameter module: the module the entity is of. Its name is the entity's, if no other is
  ///   given; the way out then is to give one.
  init(_ text: String, of module: ModuleName) throws(InvalidName) {
    let role = text == module.text ? "module" : "entity"
    let reason =
      SwiftName.problem(with: text)
      ?? (Self.hidden.contains(text) ? .ofAType : nil)
      ?? module.targets.first { $0 == text }.map { .ofATarget($0) }
    if let reason { throw InvalidName(role: role, text: text, reason: reason) }
    self.text = text
  }
}

extension EntityName {
  /// Types that generated code names without their module; an entity of that name would hide them.
  private static let hidden: Set<String> = [
    "Any", "AnyObject", "Array", "AsyncStream", "Bindable", "Binding", "Bool", "Bundle", "Button",
    "CGFloat", "CGRect", "CachePolicy", "Cancellable", "Character", "CodingKey", "Codable",
    "Connection", "Data", "Database", "Date", "Decodable", "Decoder", "Dictionary", "Double",
    "Duration", "Encodable", "Encoder", "Endpoint", "Envelope", "Equatable", "Error", "Float",
    "Form", "Group", "HTTPClient", "HTTPReply", "HTTPTransport", "Handler", "Hashable",
    "Identifiable", "Int", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "KeyValueStore", "Label",
    "List", "Locale", "MainActor", "Migration", "NSCoder", "NSObject", "Never", "Observable",
    "Optional", "Page", "Phase", "Range", "Result", "Route", "Router", "Routing", "Row", "Schema",
    "Section", "Self", "Sendable", "Services", "Session", "Set", "Sourced", "State", "StateView",
    "Storage", "StorageKey", "String", "Suite", "Table", "Task", "TaskSlot", "Test", "Text",
    "TextField", "Token", "Toggle", "Type", "UIView", "UIViewController", "UInt8", "URL",
    "URLRequest", "URLSession", "UUID", "VStack", "View", "Void",
  ]
}

extension EntityName: CustomStringConvertible {
  var description: String { text }
}
