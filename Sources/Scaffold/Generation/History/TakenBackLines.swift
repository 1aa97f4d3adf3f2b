import Model

/// Two texts of a file, before a run and after it, as they would be if all that stands between markers
/// now had stood there then, but for the lines that the run put there or took out.
///
/// So these lines alone are taken back, whatever other runs have put beside them since.
struct TakenBackLines {
  private(set) var before: [UInt8]
  private(set) var after: [UInt8]

  /// - Parameter now: what the file says now.
  init(before: [UInt8], after: [UInt8], now: [UInt8]) {
    (self.before, self.after) = (before, after)
    for name in now.markerNames { align(name, with: now) }
  }

  private mutating func align(_ name: String, with now: [UInt8]) {
    guard var old = try? MarkedRegion(name, in: before, for: ""),
      var new = try? MarkedRegion(name, in: after, for: ""),
      let now = try? MarkedRegion(name, in: now, for: "")
    else { return }
    let added = new.lines.filter { !old.lines.contains($0) }
    let removed = old.lines.filter { !new.lines.contains($0) }
    var (wasBefore, wasAfter) = (now, now)
    for line in added {
      wasBefore.remove(line, key: line.start)
      guard !now.lines.contains(line) else { continue }
      // Someone has edited the line since.
      wasAfter.remove(line, key: line.start)
      wasAfter.insert(line, key: line)
    }
    for line in removed {
      wasAfter.removeUnedited(line)
      wasBefore.insert(line, key: line)
    }
    old.takeLines(of: wasBefore)
    new.takeLines(of: wasAfter)
    (before, after) = (old.contents, new.contents)
  }
}

extension String {
  /// A line without the brackets that end it, behind which someone may have added something.
  fileprivate var start: String {
    var start = self[...]
    while let last = start.last, "),]".contains(last) { start.removeLast() }
    return String(start)
  }
}
