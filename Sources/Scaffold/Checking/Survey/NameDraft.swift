import SwiftReading

/// The names that are found one after another, what each of them means, and who declares that.
struct NameDraft {
  private(set) var names: [Name] = []
  private(set) var meanings: [Meaning] = []
  private var places: [NameKey: Int] = [:]
  private var placesOfMeanings: [MeaningKey: Int] = [:]
  /// Each owner with the place of what it declares, in the order of the files.
  private var found: [(meaning: Int32, owner: NameEntry.Owner)] = []

  struct Name {
    let sought: SoughtName
    /// True if it is of several words.
    let hasCapital: Bool

    var word: UInt32 { SaidWord.key(of: sought.key) }
  }

  struct Meaning {
    /// The place of the name.
    let name: Int
    let kind: NameEntry.Kind
    /// How many regions declare it.
    var count = 0
    fileprivate var lastRegion: Int32 = -1

    fileprivate init(name: Int, kind: NameEntry.Kind) { (self.name, self.kind) = (name, kind) }
  }

  private struct MeaningKey: Hashable {
    let name: Int
    let kind: NameEntry.Kind
  }
}

extension NameDraft {
  mutating func add(_ member: DeclaredMember, _ owner: NameEntry.Owner) {
    let name = places[member.key] ?? names.count
    if name == names.count {
      places[member.key] = name
      names.append(Name(sought: SoughtName(member), hasCapital: member.hasCapital))
    }
    let kind = NameEntry.Kind(
      extended: member.extended, isOfConformance: member.isOfConformance,
      isMacro: member.isMacro)
    let key = MeaningKey(name: name, kind: kind)
    let meaning = placesOfMeanings[key] ?? meanings.count
    if meaning == meanings.count {
      placesOfMeanings[key] = meaning
      meanings.append(Meaning(name: name, kind: kind))
    }
    // Of what a region declares several times, the first counts.
    guard meanings[meaning].lastRegion != owner.region else { return }
    meanings[meaning].lastRegion = owner.region
    meanings[meaning].count += 1
    found.append((Int32(meaning), owner))
  }

  /// The meanings, those of one name together.
  var order: [Int] {
    meanings.indices.sorted { one, other in
      let (one, other) = (meanings[one], meanings[other])
      let (name, its) = (names[one.name], names[other.name])
      return (name.word, name.sought.key, one.kind.order, one.kind.isOfConformance ? 1 : 0)
        < (its.word, its.sought.key, other.kind.order, other.kind.isOfConformance ? 1 : 0)
    }
  }

  /// Who declares each of the meanings.
  func owners(in order: [Int]) -> [NameEntry.Owner] {
    var ends = Array(repeating: 0, count: meanings.count)
    var count = 0
    for meaning in order {
      ends[meaning] = count
      count += meanings[meaning].count
    }
    return Array(unsafeUninitializedCapacity: count) { owners, initialized in
      for (meaning, owner) in found {
        (owners.baseAddress.unsafelyUnwrapped + ends[Int(meaning)]).initialize(to: owner)
        ends[Int(meaning)] += 1
      }
      initialized = count
    }
  }
}
