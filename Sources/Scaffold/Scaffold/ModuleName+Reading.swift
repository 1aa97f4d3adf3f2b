import Inference
import Model
import Templates

extension ModuleName {
  /// The name of one of many: `Issue` in the module `Issues`.
  func entity(of kind: InferredKind?) -> String {
    let one = Words(of: text).singular.pascalCased
    let isUsable = (try? EntityName(one, of: self)) != nil && !EmittedType.hides(entity: one)
    return isUsable && (kind == nil || kind == .list) ? one : text
  }

  /// True if a module can be called so, and an entity as it.
  static func isUsable(_ text: String) -> Bool {
    guard let name = try? ModuleName(text) else { return false }
    return (try? EntityName(text, of: name)) != nil
  }

  /// True if no type of the module can be called so. No file bears a name in front of which the
  /// entity's is put.
  func isTaken(for entity: String) -> @Sendable (String) -> Bool {
    { name in
      let known = EmittedType.entitySuffixes.flatMap { [$0, entity + $0] }
      // Files whose names differ by letter case alone are one on a Mac: `InvitedTo` and `InviteDTO`.
      if known.contains(where: { $0.lowercased() == name.lowercased() }) { return true }
      guard (try? EntityName(name, of: self)) == nil else { return false }
      return name.hasPrefix(entity) || MisreadFile(named: name + ".swift") == nil
    }
  }
}
