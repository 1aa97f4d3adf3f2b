import Ground
import Model

extension Planner {
  /// Wants a generated file.
  ///
  /// - Parameters:
  ///   - base: what the tool wrote there last; `nil` if it never did.
  ///   - keepsExisting: whether a file that someone else wrote may stay instead.
  /// - Returns: whether the file will say what is wanted.
  @discardableResult
  package mutating func write(
    _ text: String, to path: ProjectPath, base: String? = nil, keepsExisting: Bool = false
  ) throws(SystemError) -> Bool {
    if let planned = changes[path] {
      if let base, let after = planned.after, after.says(base) {
        let action = planned.action == .keep && base != text ? .replace : planned.action
        note(action, path, before: planned.before, after: text.bytes(as: after.lineBreak))
        return true
      }
      if let base, let merging, let after = planned.after {
        merge(text, into: after, at: path, saying: planned.before ?? after, base: base, merging)
        return true
      }
      if planned.after == nil, let before = planned.before {
        // It was to go, and stays.
        note(before.says(text) ? .keep : .replace, path, before: before, after: Array(text.utf8))
        return true
      }
      // Two files of one run cannot share a place.
      if planned.after != Array(text.utf8) {
        conflicts.append(Conflict(path: path, reason: .exists))
      }
      return true
    }
    if let gathered = gathered.removeValue(forKey: path) {
      return try write(text, to: path, over: gathered)
    }
    guard let entry = try usableEntry(at: path) else { return false }
    guard entry == .file, let found = try contents(of: path) else {
      if merging != nil, let base {
        // Whoever removed it did so on purpose, as long as nobody says otherwise.
        if base != text { leftOut.append(path) }
        return true
      }
      try add(.create, path, before: nil, after: Array(text.utf8))
      return true
    }
    return change(found, at: path, to: text, base: base, keepsExisting: keepsExisting)
  }

  /// Wants a generated file that says something.
  mutating func change(
    _ found: [UInt8], at path: ProjectPath, to text: String, base: String?, keepsExisting: Bool
  ) -> Bool {
    let current = settled(found, at: path)
    if current.says(text) {
      note(found == current ? .keep : .merge, path, before: found, after: current)
    } else if base.map(current.says) ?? false {
      note(.replace, path, before: found, after: text.bytes(as: current.lineBreak))
    } else if let merging, let base {
      merge(text, into: current, at: path, saying: found, base: base, merging)
    } else if keepsExisting {
      note(.keep, path, before: current, after: current)
      return false
    } else if isForced {
      overwritten.insert(path)
      note(.replace, path, before: current, after: Array(text.utf8))
    } else {
      conflicts.append(
        Conflict(
          path: path, reason: base != nil ? .edited : merging == nil ? .exists : .taken))
    }
    return true
  }

  /// Wants the tool's own record of what it generated; only the tool writes it.
  ///
  /// - Parameter isKnown: whether the tool wrote one there before; else it is someone else's.
  package mutating func writeLedger(
    _ text: String, to path: ProjectPath, isKnown: Bool
  ) throws(SystemError) {
    let current = isKnown ? try contents(of: path) : nil
    try write(text, to: path, base: current.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Wants the tool's record gone.
  package mutating func removeLedger(_ path: ProjectPath) throws(SystemError) {
    guard try isReachable(path), let current = try contents(of: path) else { return }
    note(.remove, path, before: current, after: nil)
  }

  /// Wants a generated file gone. An edited one stays, unless force was asked for.
  ///
  /// - Returns: whether the file stays.
  package mutating func remove(_ path: ProjectPath, base: String) throws(SystemError) -> Bool {
    guard try isReachable(path), let current = try contents(of: path) else { return false }
    if let planned = changes[path], planned.before == nil, planned.after?.says(base) ?? false {
      // The same run was to make it.
      changes[path] = nil
      return false
    }
    let before = changes[path].map { $0.before ?? [] } ?? current
    let side = taken.side(of: path)
    if !isForced, side != nil, !current.says(base) { settled[path] = side }
    guard isForced || side == .template || current.says(base) else {
      if merging == .refuse, side == nil {
        conflicts.append(Conflict(path: path, reason: .noLongerGenerated))
      }
      if merging == .markers || side != nil { kept.append(path) }
      note(.keep, path, before: current, after: current)
      return true
    }
    if isForced, !current.says(base) { overwritten.insert(path) }
    note(.remove, path, before: before, after: nil)
    return false
  }
}
