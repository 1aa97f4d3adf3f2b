/// Something a manifest makes by a call.
struct ManifestRecord: Sendable {
  /// `target` of `.target(name: "Core")`
  let name: String
  private(set) var arguments: [Argument]
  let range: Range<Int>
  /// True if a function or a closure made it, which can do so several times.
  let isMadeInside: Bool
  private(set) var size: ManifestSize

  typealias Argument = (label: String?, value: ManifestValue)

  init(name: String, arguments: [Argument], range: Range<Int>, isMadeInside: Bool) {
    (self.name, self.arguments) = (name, arguments)
    (self.range, self.isMadeInside) = (range, isMadeInside)
    size = ManifestSize(around: arguments.lazy.map(\.value))
  }

  /// True if its arguments are what its members say.
  var isDescribed: Bool { name == "Package" || PackageTarget.Kind(maker: name) != nil }

  subscript(label: String) -> ManifestValue? {
    get { arguments.first { $0.label == label }?.value }
    set {
      let place = arguments.firstIndex { $0.label == label }
      if let place { arguments.remove(at: place) }
      if let newValue { arguments.insert((label, newValue), at: place ?? arguments.count) }
      size = ManifestSize(around: arguments.lazy.map(\.value))
    }
  }
}
