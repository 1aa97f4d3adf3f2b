import Fields

/// Gives the fields of an object names that Swift can distinguish.
struct FieldNames {
  private var taken: Set<String>
  /// The last number behind a name that several fields want.
  private var numbers: [String: Int] = [:]

  private init(taken: Set<String> = []) { self.taken = taken }

  /// - Parameter wanted: what the keys give, in their order.
  /// - Returns: the names in the same order, with a number behind one that another field has.
  static func unique(_ wanted: [FieldName]) -> [FieldName] {
    var (names, unique) = (FieldNames(), wanted)
    // A key that is a name itself keeps it, wherever it stands.
    let isPlain = { (index: Int) in wanted[index].typed == wanted[index].key }
    // What no field can have as its key is left out, and takes no name.
    let named = wanted.indices.filter { FieldName.canBeKey(wanted[$0].key) }
    for index in named where isPlain(index) { unique[index] = names.next(wanted[index]) }
    for index in named where !isPlain(index) { unique[index] = names.next(wanted[index]) }
    return unique
  }

  /// - Parameter known: the names that other fields have already.
  /// - Returns: names that are none of these either.
  static func unique(_ wanted: [FieldName], besides known: [FieldName]) -> [FieldName] {
    var names = FieldNames(taken: Set(known.map { $0.swiftName.lowercased() }))
    return wanted.map { names.next($0) }
  }

  private mutating func next(_ wanted: FieldName) -> FieldName {
    var name = wanted
    // The columns of a table are distinguished without regard to letter case.
    while !taken.insert(name.swiftName.lowercased()).inserted {
      let number = numbers[wanted.typed, default: 1] + 1
      numbers[wanted.typed] = number
      name = wanted.called("\(wanted.typed)_\(number)")
    }
    return name
  }
}
