/// A dictionary of a manifest. Its keys may be unknown, and so may stand there twice.
struct ManifestDictionary: Sendable {
  let pairs: [Pair]
  let size: ManifestSize

  typealias Pair = (key: ManifestValue, value: ManifestValue)

  init(_ pairs: [Pair]) {
    self.pairs = pairs
    size = ManifestSize(around: pairs.lazy.flatMap { [$0.key, $0.value] })
  }
}
