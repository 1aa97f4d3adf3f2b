import Ground
import Model
import SwiftReading

/// The files of a module that was written by hand, each read once.
struct HandmadeFiles {
  let paths: [ProjectPath]
  private var known: [ProjectPath: Set<String>?] = [:]
  private let planner: Planner

  /// - Parameter planner: knows where files are to be that move.
  init(_ paths: [ProjectPath], as planner: Planner) {
    self.paths = paths.sorted()
    self.planner = planner
  }

  /// The Swift of the module.
  func sources() throws -> [SwiftSource] {
    try paths.filter { $0.isSwift }
      .compactMap { try planner.contents(of: $0).map(SwiftSource.init) }
  }

  func contents(of path: ProjectPath) throws -> [UInt8]? { try planner.contents(of: path) }

  /// How well texts fit what is there.
  mutating func fit(_ texts: [ProjectPath: String]) throws -> Fit {
    var fit = Fit()
    for (path, text) in texts {
      guard let there = try lines(of: path) else {
        fit.missing += 1
        continue
      }
      fit.found += 1
      fit.lines += Set(text.split(separator: "\n").map { String($0).trimmed })
        .count(where: there.contains)
    }
    return fit
  }

  /// True if any of the files is there.
  mutating func hasAny(_ texts: [ProjectPath: String]) throws -> Bool {
    for path in texts.keys where try lines(of: path) != nil { return true }
    return false
  }

  private mutating func lines(of path: ProjectPath) throws -> Set<String>? {
    if let lines = known[path] { return lines }
    let lines = try planner.contents(of: path).map { bytes in
      Set(bytes.lines.map { String(decoding: $0, as: UTF8.self).trimmed })
    }
    known[path] = .some(lines)
    return lines
  }
}
