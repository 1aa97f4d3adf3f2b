import SwiftReading

/// Settles the list of an Xcode test plan before the rest of the file is merged: its test targets are a
/// set, to which both sides add and from which both take away.
enum TestPlanMerge {
  /// The three texts, with the same merged list in each; as they are where both sides changed the same
  /// target, or one of the texts is no plan.
  static func settled(base: Text, disk: Text, wanted: Text) -> (
    base: Text, disk: Text, wanted: Text
  ) {
    let lists = [base, disk, wanted].compactMap { Targets(Array($0)) }
    guard lists.count == 3, !lists[1].all.isEmpty,
      let merged = merged(lists[0], lists[1], lists[2])
    else { return (base, disk, wanted) }
    let list = lists[1].text(of: merged)
    let texts = lists.map { $0.replacing(with: list)[...] }
    return (texts[0], texts[1], texts[2])
  }

  /// The objects of both sides, each once, in the order that the tool gives them.
  private static func merged(_ base: Targets, _ disk: Targets, _ wanted: Targets) -> [Target]? {
    let (old, ours, theirs) = (base.byName, disk.byName, wanted.byName)
    guard old.count == base.all.count, ours.count == disk.all.count,
      theirs.count == wanted.all.count
    else { return nil }
    var merged: [Target] = []
    for target in disk.all {
      let (before, there) = (old[target.name], theirs[target.name])
      if target.object == there {
        merged.append(target)
      } else if before == target.object {
        if let there { merged.append(Target(name: target.name, object: there)) }
      } else if before == there {
        merged.append(target)
      } else {
        return nil
      }
    }
    for target in wanted.all where ours[target.name] == nil && old[target.name] != target.object {
      guard old[target.name] == nil else { return nil }
      let place = merged.firstIndex { target.name.lexicographicallyPrecedes($0.name) }
      merged.insert(target, at: place ?? merged.count)
    }
    return merged
  }
}

/// An object of the list, and what it calls its target.
private struct Target {
  let name: Text
  let object: Text
}

/// The list of a plan.
private struct Targets {
  let contents: [UInt8]
  let plan: TestPlan
  let all: [Target]

  init?(_ contents: [UInt8]) {
    guard let plan = TestPlan(contents) else { return nil }
    (self.contents, self.plan) = (contents, plan)
    all = TestPlan.entries(in: plan.list, of: contents).map {
      Target(name: contents[$0.text], object: contents[$0.range])
    }
  }

  var byName: [Text: Text] {
    Dictionary(all.map { ($0.name, $0.object) }) { first, _ in first }
  }

  /// A list as this one is written.
  func text(of targets: [Target]) -> [UInt8] {
    let entries = TestPlan.entries(in: plan.list, of: contents)
    guard let first = entries.first, let last = entries.last else { return [] }
    let start = contents[plan.list.lowerBound..<first.range.lowerBound]
    let end = contents[last.range.upperBound..<plan.list.upperBound]
    let list = targets.map { Array($0.object) }
      .joined(separator: [UInt8(ascii: ",")] + start)
    return Array(start + list + end)
  }

  func replacing(with list: [UInt8]) -> [UInt8] {
    Array(contents[..<plan.list.lowerBound]) + list + contents[plan.list.upperBound...]
  }
}
