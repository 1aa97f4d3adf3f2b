/// A function and the variables around it.
struct ManifestClosure: Sendable {
  let parameters: [ManifestFunction.Parameter]
  let body: [ManifestStatement]
  let captured: [String: ManifestValue]
  let range: Range<Int>
}
