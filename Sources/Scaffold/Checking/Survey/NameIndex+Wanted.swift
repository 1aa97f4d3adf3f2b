import SwiftReading

/// Which names a file has to be read again for.
extension NameIndex {
  /// The names that the file says and may mean, and that would say something new.
  func wantedEntries(in file: SurveyedFile, _ reading: inout Reading) -> [NameKey: Int] {
    var wanted: [NameKey: Int] = [:]
    for word in file.names.words {
      for index in entries.entries(saidBy: word.key)
      where mayTellNews(index, to: file, &reading)
        && isWanted(index, at: word.places, in: file, &reading)
      {
        wanted[entries.all[index].name.key] = index
      }
    }
    for use in file.names.typed {
      for index in entries.entries(saidBy: SaidWord.key(of: use.one))
      where mayTellNews(index, to: file, &reading)
        && isWanted(index, of: use.other, in: file, &reading)
      {
        wanted[entries.all[index].name.key] = index
      }
    }
    // What the file itself declares outside of types is meant by it.
    if !wanted.isEmpty {
      for member in file.names.free where member.extended == nil { wanted[member.key] = nil }
    }
    return wanted
  }

  /// True if something that a name may mean would say something new.
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

  /// True if a name may mean something new where the file says it.
  private func isWanted(
    _ index: Int, at places: SaidWord.Places, in file: SurveyedFile, _ reading: inout Reading
  ) -> Bool {
    let entry = entries.all[index]
    if entry.isUnmistakable, places.contains(.behind) {
      return entry.meanings.contains { tellsNews($0, to: file, &reading) }
    }
    for meaning in entry.free
    where mayBeFree(meaning, of: entry, at: places, in: file, &reading)
      && tellsNews(meaning, to: file, &reading)
    {
      return true
    }
    guard !entry.ofExtensions.isEmpty, !places.contains(.declared),
      !places.isDisjoint(with: .alone)
    else { return false }
    fillTypes(of: file, &reading)
    return mayBeOfExtension(entry, &reading)
      && reading.enclosing.contains { isWanted(index, of: $0, in: file, &reading) }
  }

  private func mayBeFree(
    _ meaning: Int, of entry: NameEntry, at places: SaidWord.Places, in file: SurveyedFile,
    _ reading: inout Reading
  ) -> Bool {
    if entries.meanings[meaning].kind.isMacro { return places.contains(.behind) }
    guard !places.contains(.declared) else { return false }
    if places.contains(.outside) { return true }
    guard places.contains(.inside) else { return false }
    fillTypes(of: file, &reading)
    return reading.enclosing.contains { mayBeFree(entry, in: $0) }
  }

  /// True if one of the types around gets a name from an extension. Of few meanings each is asked
  /// for, of many, those that the types have.
  private func mayBeOfExtension(_ entry: NameEntry, _ reading: inout Reading) -> Bool {
    if entry.ofExtensions.count <= 8 {
      return entry.ofExtensions.contains { meaning in
        entries.meanings[meaning].kind.extended.map(reading.lineages.contains) ?? false
      }
    }
    let name = entry.name.key.short
    return reading.lineages.elements.contains { members.isGiven(name, to: $0) }
  }

  private func fillTypes(of file: SurveyedFile, _ reading: inout Reading) {
    guard reading.enclosing.isEmpty else { return }
    for type in file.names.extended { reading.enclosing.append(type) }
    for type in file.names.declared { reading.enclosing.append(type.key.short) }
    for type in reading.enclosing {
      reading.lineages.insert(type)
      for parent in members.lineage(of: type) { reading.lineages.insert(parent) }
    }
  }

  /// True if a name may mean something new as a member of a type.
  private func isWanted(
    _ index: Int, of type: UInt32, in file: SurveyedFile, _ reading: inout Reading
  ) -> Bool {
    let name = entries.all[index].name.key.short
    if members.isGiven(name, to: type), isWanted(index, of: type, type, in: file, &reading) {
      return true
    }
    return members.lineage(of: type).contains { parent in
      members.isGiven(name, to: parent)
        && isWanted(index, of: type, parent, in: file, &reading)
    }
  }

  /// The same, of one that it gets from an extension of itself or of what it inherits from.
  private func isWanted(
    _ index: Int, of type: UInt32, _ extended: UInt32, in file: SurveyedFile,
    _ reading: inout Reading
  ) -> Bool {
    isMember(entries.all[index], of: type, extended)
      && entries.meanings(of: entries.all[index], extending: extended).contains {
        tellsNews($0, to: file, &reading)
      }
  }
}
