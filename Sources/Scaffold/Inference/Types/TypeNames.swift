import Fields
import Templates

/// Names the types of nested objects, each once.
struct TypeNames {
  /// True if a module cannot have a type of this name.
  let isTaken: @Sendable (String) -> Bool
  private let entity: String
  private var names: [ObjectIdentifier: String] = [:]
  /// The names of the types in Swift, in lower case: a file bears the name of each.
  private var used: Set<String>

  /// An entity has fewer objects.
  private static let most = 10_000

  init(entity: String, isTaken: @escaping @Sendable (String) -> Bool) {
    self.isTaken = isTaken
    self.entity = entity
    used = [entity.lowercased()]
  }

  /// - Parameters:
  ///   - wanted: what the key gives, which may be no name at all.
  ///   - owner: the type that the object stands in.
  mutating func name(of object: AnyObject, wanted: String, in owner: String) -> String {
    if let name = names[ObjectIdentifier(object)] { return name }
    let wanted = wanted.isEmpty ? "Value" : wanted
    let names = [wanted, entity + wanted, owner + wanted, owner + "Value"]
    // A name that is as long as names may be gets no number behind it.
    let owner = TypeName.isUsable("\(owner)Value\(Self.most)") ? owner : ""
    let numbered = (2...Self.most).lazy.map { "\(owner)Value\($0)" }
    let name = names.first(where: isFree) ?? numbered.first(where: isFree) ?? wanted
    used.insert(swift(name, in: entity).lowercased())
    self.names[ObjectIdentifier(object)] = name
    return name
  }

  /// The name of an object's type that has one already.
  func known(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Takes the name that the type of a field of few words will have.
  ///
  /// - Returns: whether no other type has it.
  mutating func takeName(ofChoice field: FieldName, in owner: String) -> Bool {
    let title = Words(of: field.typed).pascalCased
    let name = swift(title, in: swift(owner, in: entity))
    return !isTaken(name) && used.insert(name.lowercased()).inserted
  }

  /// In Swift the name begins with that of the entity, or of the object that it stands in.
  private func swift(_ name: String, in owner: String) -> String {
    name.hasPrefix(owner) ? name : owner + name
  }

  private func isFree(_ name: String) -> Bool {
    let whole = swift(name, in: entity)
    return TypeName.isUsable(name) && !used.contains(whole.lowercased()) && !isTaken(name)
      && !isTaken(whole)
  }
}
