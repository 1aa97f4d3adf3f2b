/// A function and the variables around it.
struct ManifestClosure: Sendable {
  let parameters: [ManifestFunction.Parameter]
  let body: [ManifestStatement]
  let captured: [String: ManifestValue]
  let range: Range<Int>
  /// How deep closures and lists are in it, one inside the other.
  let depth: Int

  init(
    parameters: [ManifestFunction.Parameter], body: [ManifestStatement],
    captured: [String: ManifestValue], range: Range<Int>
  ) {
    (self.parameters, self.body) = (parameters, body)
    (self.captured, self.range) = (captured, range)
    depth = 1 + (captured.values.lazy.map(\.size.depth).max() ?? 0)
  }
}
