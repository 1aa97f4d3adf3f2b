/// A name that an entity may have: a type of the module's business tier.
package struct EntityName: Hashable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - module: the module the entity is of. Its name is the entity's, if no other is given; the way
  ///     out then is to give one.
  ///   - isRecorded: whether the module has the entity already. One that compiles may stay.
  package init(
    _ text: String, of module: ModuleName, isRecorded: Bool = false
  ) throws(InvalidName) {
    if let reason = Self.problem(with: text, of: module, isRecorded: isRecorded) {
      let role = text == module.text ? "module" : "entity"
      throw InvalidName(role: role, text: text, reason: reason)
    }
    self.text = text
  }

  private static func problem(
    with text: String, of module: ModuleName, isRecorded: Bool
  ) -> InvalidName.Reason? {
    if let reason = SwiftName.problem(with: text) { return reason }
    if let file = MisreadFile(named: text + ".swift"), file == .program || !isRecorded {
      return .misread(file)
    }
    if let owner = EmittedType.owner(of: text) { return .used(owner: owner) }
    if EmittedType.modules.contains(text) { return .imported }
    if module.types.contains(text) { return .ofAType(text) }
    return module.targets.contains(text) ? .ofATarget(text) : nil
  }
}

extension EntityName: CustomStringConvertible {
  package var description: String { text }
}
