import Templates

/// The names that were found in a file, each noted as often as it counts.
struct FoundNames {
  var lists = NameLists()
  private var room = TypeScanner.Room()
  private var lines: LineCounter

  init(_ bytes: UnsafeBufferPointer<UInt8>) { lines = LineCounter(bytes) }

  /// Takes lists to write into, and gives them back.
  mutating func exchange(_ lists: inout NameLists, _ room: inout TypeScanner.Room) {
    swap(&self.lists, &lists)
    swap(&self.room, &room)
  }

  mutating func finish() {
    // What is a variable of the file, and never stands behind a dot, is nothing of another file; nor
    // is what Swift means something by.
    lists.words.removeAll { word in
      !word.places.contains(.behind)
        && (word.places.contains(.declared) || Self.known.contains(word.key))
    }
    room.values.end(&room.names)
    for index in 0..<room.values.count {
      if let use = room.values.use(at: index, room.names) { self.use(use) }
    }
  }

  /// Words of Swift, and variables that nobody declares: by themselves they mean nothing else.
  private static let known = Set(
    SwiftKeyword.all.union(LocalNames.implicit).map { SaidWord.key(of: NameKey($0)) })
}

// MARK: - Names

extension FoundNames {
  /// - Parameters:
  ///   - start: where the name stands.
  ///   - outer: the outermost type around it.
  mutating func declare(
    _ key: NameKey, at start: Int, isTopLevel: Bool, isPrivate: Bool, in outer: NameKey?
  ) {
    if !isTopLevel {
      // What is inside of others is reported once: nearly all functions may have a `Value`.
      let home = isPrivate ? 1 : outer?.short ?? 0
      guard room.names.insert(NameKey(NamePair(key.short, home)).asDeclared) else { return }
    }
    lists.declared.append(
      DeclaredType(
        key, at: lines.place(of: start), isTopLevel: isTopLevel, isPrivate: isPrivate,
        outer: isTopLevel ? nil : outer))
  }

  /// Notes something that is no type.
  mutating func declare(
    _ name: MemberTracker.Name, called text: UnsafeBufferPointer<UInt8>.SubSequence, at start: Int
  ) {
    lists.free.append(DeclaredMember(name, called: text, at: lines.place(of: start)))
  }

  mutating func name(_ key: NameKey, at start: Int) {
    if room.names.insert(key) { lists.named.append(NamedType(key, at: start)) }
  }

  mutating func say(_ key: NameKey, at places: SaidWord.Places) {
    if let number = room.names.number(of: key, orNew: lists.words.count) {
      lists.words[number].add(places)
    } else {
      lists.words.append(SaidWord(key, at: places))
    }
  }

  /// Notes a word behind the dot of a type, or of a value of that type.
  mutating func use(_ use: NamePair) {
    if room.names.insert(NameKey(use)) { lists.typed.append(use) }
  }
}

// MARK: - Values

extension FoundNames {
  mutating func beginValue(_ name: NameKey) { room.values.begin(name) }

  mutating func readSignOfValue(_ byte: UInt8) {
    if room.values.isGiving { room.values.readSign(byte, &room.names) }
  }

  mutating func readWordOfValue(
    _ word: UnsafeBufferPointer<UInt8>.SubSequence, isType: Bool
  ) {
    if room.values.isGiving { room.values.readWord(word, isType: isType, &room.names) }
  }

  mutating func endValue() {
    if room.values.isGiving { room.values.end(&room.names) }
  }

  mutating func use(_ key: NameKey, ofValue value: NameKey) {
    room.values.use(key, of: value, &room.names)
  }
}

extension TypeScanner {
  /// The facts of one file, forgotten for the next.
  package struct Room {
    fileprivate var names = NameSet()
    fileprivate var values = ValueTypes()

    package init() {}

    mutating func removeAll() {
      names.removeAll()
      values.removeAll()
    }
  }
}
