/// Finds names that one side takes away, or takes for something new, while the other uses them anew.
enum NameClash {
  /// - Returns: what names each side has for others of the base.
  static func check(
    _ base: NameScope, _ disk: NameScope, _ wanted: NameScope
  ) throws(Clash) -> Renaming {
    var renamed: [[Text: Text]] = [[:], [:]]
    for (side, (changed, other)) in [(disk, wanted), (wanted, disk)].enumerated() {
      let (gone, new) = (
        base.declared.filter { !changed.declared.contains($0) },
        changed.declared.filter { !base.declared.contains($0) }
      )
      guard !gone.isEmpty || !new.isEmpty else { continue }
      let uses = (base.uses, other.uses)
      let isUsed = { (name: Text) in (uses.1[name] ?? 0) > (uses.0[name] ?? 0) }
      if let name = gone.first(where: isUsed) {
        let isRenamed = gone.count == new.count
        let place = gone.firstIndex(of: name)
        throw .name(
          RenamedName(
            old: name.string, new: isRenamed ? place.map { new[$0].string } : nil))
      }
      if !base.isOfMembers, let name = new.first(where: isUsed) {
        throw .name(RenamedName(old: name.string, new: name.string))
      }
      // What is called otherwise stands where it stood.
      let names = Dictionary(zip(gone, new)) { first, _ in first }
      if base.declared.map({ names[$0] ?? $0 }) == changed.declared { renamed[side] = names }
    }
    return Renaming(disk: renamed[0], wanted: renamed[1])
  }
}
