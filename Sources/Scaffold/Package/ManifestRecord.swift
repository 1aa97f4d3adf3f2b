/// Something a manifest makes by a call.
struct ManifestRecord: Sendable {
  /// `target` of `.target(name: "Core")`
  let name: String
  var arguments: [(label: String?, value: ManifestValue)]
  let range: Range<Int>
  /// Whether a function or a closure made it, which can do so several times.
  let isMadeInside: Bool

  /// Whether its arguments are what its members say.
  var isDescribed: Bool { name == "Package" || PackageTarget.Kind(maker: name) != nil }

  subscript(label: String) -> ManifestValue? {
    get { arguments.first { $0.label == label }?.value }
    set {
      let place = arguments.firstIndex { $0.label == label }
      if let place { arguments.remove(at: place) }
      if let newValue { arguments.insert((label, newValue), at: place ?? arguments.count) }
    }
  }
}
