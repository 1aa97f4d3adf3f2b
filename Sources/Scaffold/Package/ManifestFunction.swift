/// `func module(_ name: String, uses: [String] = []) -> [Target] { … }`
struct ManifestFunction: Sendable {
  let name: String
  let parameters: [Parameter]
  let body: [ManifestStatement]
  let range: Range<Int>

  struct Parameter: Sendable {
    /// `nil` for `_`
    let label: String?
    let name: String
    let isVariadic: Bool
    let `default`: ManifestExpression?
  }
}
