/// The access of one part of a project to another: allowed, or why it is not.
package enum Access: Equatable, Sendable {
  case allowed
  /// The tier does not depend on that one.
  case wrongTier
  /// The tier would do, but it is another module's, and closed to others.
  case closed
  /// The module would have to say that it uses the other one.
  case unused
}

extension Architecture {
  package func access(from importer: Position, to owner: Position) -> Access {
    switch (importer, owner) {
    case (_, .shared): .allowed
    case (.tests(let module), let owner): access(fromTestsOf: module, to: owner)
    case (.app, .app): .allowed
    case (.app, .tier(let tier, let module)):
      module == nil && appSees == nil || tiersForApp.contains { $0.name == tier }
        ? .allowed : .wrongTier
    case (.tier(let tier, let module), .tier(let other, let otherModule)):
      access(from: tier, of: module, to: other, of: otherModule)
    case (.shared, _), (_, .tests), (_, .app): .wrongTier
    }
  }

  private func access(
    from tier: String, of module: String?, to other: String, of otherModule: String?
  ) -> Access {
    let isSeen = tier == other || self.tier(named: tier)?.sees.contains(other) == true
    guard isSeen else { return .wrongTier }
    guard let otherModule, otherModule != module, self.tier(named: tier)?.spansModules != true
    else { return .allowed }
    guard let module, tier == other, self.tier(named: other)?.isOpen == true else {
      return .closed
    }
    return uses[module]?.contains(otherModule) == true ? .allowed : .unused
  }

  private func access(fromTestsOf module: String?, to owner: Position) -> Access {
    guard let module, case .tier(let tier, let other?) = owner, other != module else {
      return .allowed
    }
    guard self.tier(named: tier)?.isOpen == true else { return .closed }
    return uses[module]?.contains(other) == true ? .allowed : .unused
  }
}
