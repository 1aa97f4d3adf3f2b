/// A name that an entity may have: a type of the module's business tier.
package struct EntityName: Hashable, Sendable {
  package let text: String

  /// - Parameter module: the module the entity is of. Its name is the entity's, if no other is
  ///   given; the way out then is to give one.
  package init(_ text: String, of module: ModuleName) throws(InvalidName) {
    let role = text == module.text ? "module" : "entity"
    let reason =
      SwiftName.problem(with: text)
      ?? EmittedType.owner(of: text).map { .used(owner: $0) }
      ?? (EmittedType.modules.contains(text) ? .imported : nil)
      ?? module.types.first { $0 == text }.map { .ofAType($0) }
      ?? module.targets.first { $0 == text }.map { .ofATarget($0) }
    if let reason { throw InvalidName(role: role, text: text, reason: reason) }
    self.text = text
  }
}

extension EntityName: CustomStringConvertible {
  package var description: String { text }
}
