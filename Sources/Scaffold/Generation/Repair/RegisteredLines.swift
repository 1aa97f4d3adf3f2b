import Ground
import Model
import Templates

/// The lines of modules between the markers of shared files, and how to write such a line.
struct RegisteredLines {
  /// The lines that ledgers name, by file and marker.
  private(set) var wanted: [Place: [Insertion]] = [:]
  private var patterns: [Place: Set<LinePattern>] = [:]
  /// The names of all modules, and of folders that may be modules, in lower case.
  private var names: Set<String> = []

  struct Place: Hashable {
    let file: ProjectPath
    let marker: String
  }

  /// - Parameters:
  ///   - ledgers: those of the modules that are there.
  ///   - templates: what modules are made from.
  init(of ledgers: [(name: String, ledger: Ledger)], in project: Project, _ templates: [Template])
    throws
  {
    names = Set(try project.moduleFolders().map { $0.lowercased() })
      .subtracting(ledgers.filter(\.ledger.isRemoved).map { $0.name.lowercased() })
    for (name, ledger) in ledgers {
      for insertion in ledger.insertions {
        wanted[Place(insertion), default: []].append(insertion)
        learn(insertion, of: name)
      }
    }
    // A module that is gone may have been the last one.
    for template in templates {
      let sample = SampleModule.output(of: template, in: project)
      for insertion in sample?.insertions ?? [] { learn(insertion, of: SampleModule.name) }
    }
  }

  var places: Set<Place> { Set(wanted.keys).union(patterns.keys) }

  /// The module that is not there any more and that a line is of; `nil` for any other line.
  func missingModule(of line: String, at place: Place) -> String? {
    let known = wanted[place] ?? []
    guard !known.contains(where: { line.hasPrefix($0.key) }) else { return nil }
    let modules = (patterns[place] ?? []).compactMap { $0.module(of: line) }
    // The plan of the tests names those of Base too, which come with what they test.
    return modules.filter { name in
      !names.contains(name.lowercased()) && !ProjectPlacement.packageTargets.contains(name)
    }.min()
  }

  private mutating func learn(_ insertion: Insertion, of name: String) {
    guard let pattern = LinePattern(of: insertion.key, from: name) else { return }
    patterns[Place(insertion), default: []].insert(pattern)
  }
}

extension RegisteredLines.Place {
  init(_ insertion: Insertion) { (file, marker) = (insertion.file, insertion.marker) }
}
