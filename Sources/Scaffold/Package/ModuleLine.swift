/// `modules += module("Login", tiers: ["Data", "Business"], uses: ["Other"])`
struct ModuleLine: Equatable, Sendable {
  let name: String
  /// `nil` if the line says nothing of them, or nothing that can be read.
  let tiers: [String]?
  let uses: [String]?
  let place: SourcePlace
}
