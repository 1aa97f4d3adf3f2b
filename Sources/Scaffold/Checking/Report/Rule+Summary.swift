extension Rule {
  /// The rule in one sentence, for help and for those who show findings.
  package var summary: String {
    switch self {
    case .tier: "A tier sees the next one only, and what is shared."
    case .module: "A module sees of another only what it says it uses."
    case .framework: "Some frameworks are for one tier only."
    case .cycle: "Modules do not use each other in a cycle."
    case .undeclared: "What is imported is declared in Package.swift."
    case .unused: "What is declared in Package.swift is imported."
    case .stray: "Every file is in a tier."
    case .unreadable: "Every file can be read."
    case .allow: "An exception has a rule, a reason and something to except."
    case .baseline: "An entry of a baseline has something to except."
    }
  }
}
