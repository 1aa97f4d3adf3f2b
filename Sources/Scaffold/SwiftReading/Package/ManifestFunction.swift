/// `func module(_ name: String, uses: [String] = []) -> [Target] { … }`
package struct ManifestFunction: Sendable {
  package let name: String
  package let parameters: [Parameter]
  let body: [ManifestStatement]
  let range: Range<Int>

  package struct Parameter: Sendable {
    /// `nil` for `_`
    let label: String?
    let name: String
    let isVariadic: Bool
    let `default`: ManifestExpression?
  }
}
