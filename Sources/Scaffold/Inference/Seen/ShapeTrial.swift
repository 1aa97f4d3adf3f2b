/// Tries out whether two objects can be one: with them becomes one what stands in both by the same
/// way, and no object may come to stand in itself by that, or deeper than JSON is read.
///
/// Nothing is changed by a trial. It keeps its own list of what is still to be examined and does
/// not call itself, since what was made one before may lead far down.
struct ShapeTrial {
  /// How many steps all trials of one reply may take. Where none are left, objects stay apart.
  private var steps = 4_000_000
  /// Of things that become one, the one that speaks for the other.
  private var speakers: [ObjectIdentifier: AnyObject] = [:]
  /// The objects in a thing and in those that it speaks for.
  private var insides: [ObjectIdentifier: [Way: AnyObject]] = [:]
  /// How many objects are around it, at most.
  private var depths: [ObjectIdentifier: Int] = [:]

  /// How something is reached from what it stands in.
  private enum Way: Hashable {
    case item
    case object
    case key(String)
    /// By whichever key of a map.
    case anyKey
  }

  private static let deepest = 100
}

extension ShapeTrial {
  mutating func canUnite(_ one: SeenObject, _ other: SeenObject) -> Bool {
    (speakers, insides, depths) = ([:], [:], [:])
    unite(one, other)
    return steps > 0 && isBounded(below: speaker(for: one))
  }

  private func speaker(for thing: AnyObject) -> AnyObject {
    var thing = thing
    while let next = speakers[ObjectIdentifier(thing)] { thing = next }
    return thing
  }

  private func depth(of thing: AnyObject) -> Int {
    depths[ObjectIdentifier(thing)] ?? (thing as? SeenObject)?.depth ?? 0
  }

  private mutating func inside(_ thing: AnyObject) -> [Way: AnyObject] {
    if let known = insides[ObjectIdentifier(thing)] { return known }
    var ways: [Way: AnyObject] = [:]
    if let values = thing as? SeenValues {
      ways[.item] = values.items
      ways[.object] = values.object
    } else if let object = thing as? SeenObject {
      ways[.anyKey] = object.mapValues
      for member in object.members { ways[.key(member.key)] = member.values }
    }
    steps -= 1 + ways.count
    return ways
  }

  private mutating func unite(_ one: AnyObject, _ other: AnyObject) {
    var waiting = [(one, other)]
    while let next = waiting.popLast(), steps > 0 {
      var (most, least) = (speaker(for: next.0), speaker(for: next.1))
      guard most !== least else { continue }
      var ways = inside(most)
      var others = inside(least)
      if ways.count < others.count { (most, least, ways, others) = (least, most, others, ways) }
      for (way, thing) in others {
        steps -= 1
        if let same = ways[way] { waiting.append((same, thing)) } else { ways[way] = thing }
      }
      // What is a map at one of two places forgets its keys at the other.
      if let values = ways[.anyKey], ways.count > 1 {
        waiting += ways.values.map { (values, $0) }
        ways = [.anyKey: values]
      }
      speakers[ObjectIdentifier(least)] = most
      insides[ObjectIdentifier(most)] = ways
      depths[ObjectIdentifier(most)] = max(depth(of: most), depth(of: least))
    }
  }
}

// MARK: - Circles

extension ShapeTrial {
  /// A thing below which is being looked.
  private struct Visit {
    let thing: AnyObject
    var rest: [AnyObject]
    /// How many objects stand in one another below, as far as that was examined.
    var height = 0
  }

  /// True if nothing below a thing leads back to itself, and nothing is too deep.
  private mutating func isBounded(below top: AnyObject) -> Bool {
    /// `nil` for what is being examined.
    var heights: [ObjectIdentifier: Int?] = [ObjectIdentifier(top): nil]
    var open = [Visit(thing: top, rest: Array(inside(top).values))]
    while var visit = open.popLast() {
      guard let thing = visit.rest.popLast() else {
        let height = visit.height + (visit.thing is SeenObject ? 1 : 0)
        guard depth(of: visit.thing) + height <= Self.deepest else { return false }
        heights[ObjectIdentifier(visit.thing)] = .some(height)
        if let last = open.indices.last { open[last].height = max(open[last].height, height) }
        continue
      }
      steps -= 1
      guard steps > 0 else { return false }
      let next = speaker(for: thing)
      switch heights[ObjectIdentifier(next)] {
      case .some(.none): return false
      case .some(.some(let height)):
        visit.height = max(visit.height, height)
        open.append(visit)
      case .none:
        open.append(visit)
        heights[ObjectIdentifier(next)] = .some(nil)
        open.append(Visit(thing: next, rest: Array(inside(next).values)))
      }
    }
    return true
  }
}
