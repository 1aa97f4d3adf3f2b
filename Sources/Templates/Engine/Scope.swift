/// The variables that can be seen at one point of a template, the innermost last.
struct Scope {
  private let globals: [String: Value]
  private var localNames: [String] = []
  private var localValues: [Value] = []

  init(globals: [String: Value]) { self.globals = globals }
}

extension Scope {
  subscript(name: String) -> Value? {
    index(of: name).map { localValues[$0] } ?? globals[name]
  }

  /// The field of a local record. What most paths are, so it has a quick way of its own: the
  /// record is not copied. `nil` for all other paths.
  func field(named field: String, ofLocal name: String) -> Value? {
    guard let index = index(of: name), case .fields(let record) = localValues[index] else {
      return nil
    }
    return record[field]
  }

  private func index(of name: String) -> Int? {
    var index = localNames.count - 1
    while index >= 0, localNames[index] != name {
      index -= 1
    }
    return index < 0 ? nil : index
  }

  /// How many variables have been added; `leave(to:)` takes away those that were added since.
  var depth: Int { localNames.count }

  mutating func leave(to depth: Int) {
    while localNames.count > depth {
      localNames.removeLast()
      localValues.removeLast()
    }
  }

  mutating func add(_ name: String, _ value: Value) {
    localNames.append(name)
    localValues.append(value)
  }

  /// Sets a variable of the innermost block, which began at `depth`.
  mutating func set(_ name: String, _ value: Value, since depth: Int) {
    if let index = localNames[depth...].firstIndex(of: name) {
      localValues[index] = value
    } else {
      add(name, value)
    }
  }

  var names: [String] { localNames + globals.keys }
}
