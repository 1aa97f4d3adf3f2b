/// Every rule there is.
package enum Rules {
  /// In the order help lists them.
  package static let all: [any Rule.Type] = [
    TierRule.self,
    ModuleRule.self,
    FrameworkRule.self,
    TypeRule.self,
    SignatureRule.self,
    ForbidRule.self,
    OnlyRule.self,
    AccessRule.self,
    RequireRule.self,
    IndependentRule.self,
    LayerRule.self,
    CycleRule.self,
    AcyclicRule.self,
    UndeclaredRule.self,
    UnusedRule.self,
    NeedlessRule.self,
    StrayRule.self,
    VainRule.self,
    UnregisteredRule.self,
    DuplicateRule.self,
    ConflictRule.self,
    UnreadableRule.self,
    AllowRule.self,
    BaselineRule.self,
  ]

  /// The names of those that a comment or a baseline may make an exception from.
  static let excusable = all.filter { $0.isExcusable }.map { $0.name }
}
