/// The types that a file gives to values, by the names of these: `login: Login`, `login = Login()`;
/// and what it asks of values behind a dot. A value that is given two types may be anything.
///
/// One file comes after another, so that no room is taken anew for each.
struct ValueTypes {
  /// For each name of a value, half the key of its type; 0 where there are several.
  private var types: [UInt32] = []
  private var uses: [Use] = []
  /// The value that is being given a type.
  private var value: NameKey?
  private var type: UInt32 = 0
  private var step = Step.start

  /// A word behind the dot of a value.
  private struct Use {
    let word: UInt32
    let value: NameKey
  }

  /// How much of a type was read.
  private enum Step {
    case start, name, dot
  }
}

// MARK: - What values are

extension ValueTypes {
  mutating func removeAll() {
    types.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
    (value, type, step) = (nil, 0, .start)
  }

  /// True if what comes may be the type of a value.
  var isGiving: Bool { value != nil }

  /// Begins behind the name of a value and a colon or an equals sign.
  mutating func begin(_ name: NameKey) { (value, type, step) = (name, 0, .start) }

  mutating func readSign(_ byte: UInt8, _ names: inout NameSet) {
    if byte == UInt8(ascii: "."), step == .name { step = .dot } else { end(&names) }
  }

  /// - Parameter isType: whether the word begins as types do.
  mutating func readWord(
    _ word: UnsafeBufferPointer<UInt8>.SubSequence, isType: Bool, _ names: inout NameSet
  ) {
    guard step != .name, isType || step == .start else { return end(&names) }
    let key = NameKey(word)
    if isType {
      type = key.short
    } else if Self.ofTypes.contains(key) {
      return
    }
    step = .name
  }

  /// What was read is the type, if there was one.
  mutating func end(_ names: inout NameSet) {
    defer { value = nil }
    guard let value, type != 0 else { return }
    if let number = names.number(of: value.asValue, orNew: types.count) {
      if types[number] != type { types[number] = 0 }
    } else {
      types.append(type)
    }
  }

  private static let ofTypes = SwiftSource.wordsOfTypes.map { NameKey($0) }
}

// MARK: - What is asked of them

extension ValueTypes {
  /// Notes a word behind the dot of a value.
  mutating func use(_ word: NameKey, of value: NameKey, _ names: inout NameSet) {
    // A type may be called as the value is.
    if names.insert(NameKey(NamePair(word.short, ~value.short))) {
      uses.append(Use(word: word.short, value: value))
    }
  }

  /// How many words stand behind dots of values.
  var count: Int { uses.count }

  /// One of the words with the type of the value before its dot; `nil` if the file does not say
  /// one.
  func use(at index: Int, _ names: borrowing NameSet) -> NamePair? {
    guard let number = names.number(of: uses[index].value.asValue), types[number] != 0 else {
      return nil
    }
    return NamePair(uses[index].word, types[number])
  }
}
