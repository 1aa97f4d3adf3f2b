/// Names the types of nested objects, each once.
struct TypeNames {
  /// Whether a module cannot have a type of this name.
  let isTaken: @Sendable (String) -> Bool
  private let entity: String
  private var names: [ObjectIdentifier: String] = [:]
  private var used: Set<String>

  init(entity: String, isTaken: @escaping @Sendable (String) -> Bool) {
    self.isTaken = isTaken
    self.entity = entity
    used = [entity]
  }

  /// - Parameters:
  ///   - wanted: what the key gives, which may be no name at all.
  ///   - owner: the type that the object stands in.
  mutating func name(of object: SeenObject, wanted: String, in owner: String) -> String {
    if let name = names[ObjectIdentifier(object)] { return name }
    let wanted = wanted.isEmpty ? "Value" : wanted
    let names = [wanted, entity + wanted, owner + wanted, owner + "Value"]
    let numbered = (2...).lazy.map { "\(owner)Value\($0)" }
    let name = names.first(where: isFree) ?? numbered.first(where: isFree) ?? wanted
    used.insert(name)
    self.names[ObjectIdentifier(object)] = name
    return name
  }

  private func isFree(_ name: String) -> Bool {
    TypeName.isUsable(name) && !used.contains(name) && !isTaken(name)
  }
}
