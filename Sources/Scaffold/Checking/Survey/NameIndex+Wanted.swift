import SwiftReading

/// Which names a file has to be read again for.
extension NameIndex {
  /// The names that the file says and may mean, and that would tell something new.
  func wantedEntries(in file: SurveyedFile, _ reading: inout Reading) -> [String: Int] {
    var wanted: [String: Int] = [:]
    for word in file.types.words {
      for index in entries.entries(saidBy: word)
      where mayTellNews(index, to: file, &reading) && isWanted(index, by: word, in: file, &reading)
      {
        let (key, name) = (entries.all[index].key, entries.all[index].name)
        // What the file itself declares outside of types is meant by it.
        if !file.types.free.contains(where: { $0.extended == nil && $0.key == key }) {
          wanted[name] = index
        }
      }
    }
    return wanted
  }

  /// Whether something that a name may mean would tell something new.
  private func mayTellNews(
    _ entry: Int, to file: SurveyedFile, _ reading: inout Reading
  ) -> Bool {
    if reading.isPlain, let known = reading.news[entry] { return known }
    var isNew = false
    for meaning in entries.all[entry].meanings where !isNew {
      isNew = tellsNews(meaning, to: file, &reading)
    }
    if reading.isPlain { reading.news[entry] = isNew }
    return isNew
  }

  private func tellsNews(
    _ meaning: Int, to file: SurveyedFile, _ reading: inout Reading
  ) -> Bool {
    guard let owner = nearest(of: meaning, to: file, &reading) else { return false }
    return !reading.outlook.knows(owner.region)
  }

  /// Whether a word may mean something new, by the places where the file says it and by the types there.
  private func isWanted(
    _ index: Int, by word: SaidWord, in file: SurveyedFile, _ reading: inout Reading
  ) -> Bool {
    let places = word.places
    for meaning in entries.all[index].free
    where mayBeFree(meaning, of: index, at: places, in: file)
      && tellsNews(meaning, to: file, &reading)
    {
      return true
    }
    let extensions = entries.all[index].ofExtensions
    guard !extensions.isEmpty else { return false }
    if entries.all[index].isUnmistakable, !places.isDisjoint(with: .behindAnything) {
      return extensions.contains { tellsNews($0, to: file, &reading) }
    }
    fillTypes(of: file, &reading)
    guard extensions.count > Self.few else {
      return extensions.contains { isWanted($0, of: index, places, in: file, &reading) }
    }
    let name = entries.all[index].key.short
    return reading.mentioned.elements.contains { type in
      members.isGiven(name, to: type)
        && entries.meanings(of: entries.all[index], extending: type).contains {
          isWanted($0, of: index, places, in: file, &reading)
        }
    }
  }

  private func mayBeFree(
    _ meaning: Int, of index: Int, at places: SaidWord.Places, in file: SurveyedFile
  ) -> Bool {
    if entries.meanings[meaning].kind.isMacro { return places.contains(.elsewhere) }
    guard !places.contains(.declared) else { return false }
    return places.contains(.outside)
      || places.contains(.inside)
        && file.types.encloseCode { mayBeFree(entries.all[index], in: $0) }
  }

  /// The same of a member of an extension.
  private func isWanted(
    _ meaning: Int, of index: Int, _ places: SaidWord.Places, in file: SurveyedFile,
    _ reading: inout Reading
  ) -> Bool {
    guard let extended = entries.meanings[meaning].kind.extended,
      reading.mentioned.contains(extended), tellsNews(meaning, to: file, &reading)
    else { return false }
    let isVariable = places.contains(.declared)
    return !places.isDisjoint(with: .behindSomething)
      && isMember(entries.all[index], of: reading.named, extended)
      || !isVariable && !places.isDisjoint(with: .alone)
        && isMember(entries.all[index], of: reading.enclosing, extended)
  }

  /// Whether one of some types gets the member from an extension.
  private func isMember(
    _ entry: NameEntry, of types: [MemberIndex.Heir], _ extended: UInt32
  ) -> Bool {
    for heir in types where members.extends(heir, extended) {
      if isMember(entry, of: heir.type, extended) { return true }
    }
    return false
  }

  private func fillTypes(of file: SurveyedFile, _ reading: inout Reading) {
    guard reading.named.isEmpty else { return }
    _ = file.types.mention { type in
      reading.named.append(members.heir(type))
      return false
    }
    _ = file.types.encloseCode { type in
      reading.enclosing.append(members.heir(type))
      return false
    }
    for heir in reading.named + reading.enclosing {
      reading.mentioned.insert(heir.type)
      for parent in members.lineage(of: heir) { reading.mentioned.insert(parent) }
    }
  }

  /// Of so many meanings each is looked at; of more, those that the types of the file have.
  private static let few = 8
}
