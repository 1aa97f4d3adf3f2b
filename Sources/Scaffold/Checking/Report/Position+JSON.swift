import Model
import Templates

extension Position {
  /// How documents for programs name it: its `position`, and where it has them its `tier` and its
  /// `module`.
  package var members: [(String, JSON)] {
    switch self {
    case .tier(let tier, let module):
      [("position", "tier"), ("tier", JSON(.text(tier)))] + Self.members(module)
    case .app: [("position", "app")]
    case .shared: [("position", "shared")]
    case .tests(let module): [("position", "tests")] + Self.members(module)
    }
  }

  private static func members(_ module: String?) -> [(String, JSON)] {
    module.map { [("module", JSON(.text($0)))] } ?? []
  }
}
