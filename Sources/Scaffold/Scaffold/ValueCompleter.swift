import CommandLine
import Generation
import Ground
import Model
import Templates

/// Says what the value of a parameter may be in the project at hand.
struct ValueCompleter {
  /// The arguments in the command line so far.
  let arguments: Arguments
  let context: Context

  /// - Parameter typed: the value as far as it is typed.
  func completion(of parameter: any Parameter, typed: String) -> Completion {
    switch parameter.offer {
    case .choices: .words(parameter.choices.map { Candidate(word: $0) })
    case .list(let words): .words(Self.list(words, typed: typed))
    case .files: .files
    case .folders: .folders
    case .modules: .words(modules.map { Candidate(word: $0) })
    case .moduleList: .words(Self.list(modules, typed: typed))
    case .runs: .words(runs)
    case .templates(let other): .words(templates.filter { $0.word != other })
    case .templateFiles: .words(templateFiles)
    }
  }

  /// Each word that is not yet in a list, behind those that are.
  private static func list(_ words: [String], typed: String) -> [Candidate] {
    let start = typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? ""
    let given = start.split(separator: ",").map(String.init)
    return words.filter { !given.contains($0) }.map { Candidate(word: start + $0) }
  }
}

extension ValueCompleter {
  private var site: Site? { try? Site(at: arguments[.at], from: context.directory) }

  private var folder: String { site?.folder ?? context.directory }

  /// The modules that the tool has made; where the project file is broken, those in the folder that
  /// modules usually are in.
  private var modules: [String] {
    let project = site.flatMap { try? Project(in: $0) }
    let folder = folder + "/" + (project?.file.modules.text ?? ProjectFile.defaultModules)
    // A shell takes a name as it comes: only one that is none of its signs may get there.
    return ((try? Disk.names(in: folder)) ?? []).filter { name in
      SwiftName.problem(with: name) == nil
        && (try? Disk.entry(at: "\(folder)/\(name)/\(Ledger.name)")) == .file
    }
  }

  private var runs: [Candidate] {
    // Whoever types does not wait for a run that is at work.
    guard let log = try? History(of: OpenFolder(at: folder)).log() else { return [] }
    return log.numbers.filter { log.takenBack[$0] == nil }.map { number in
      Candidate(word: "\(number)", help: log.runs[number]?.command.text ?? "")
    }
  }

  private var templates: [Candidate] {
    let catalog = (try? Project.catalog(in: folder, over: context.builtIn)) ?? context.builtIn
    return catalog.names.filter(\.isPlain).map { name in
      Candidate(word: name, help: (try? catalog.info(of: name))?.spokenSummary.text ?? "")
    }
  }
}

extension ValueCompleter {
  private var templateFiles: [Candidate] {
    guard let name = arguments[TemplatesExport.template].first,
      let files = try? context.builtIn.files(of: name)
    else { return [] }
    return TemplatePaths(files.keys).plain.filter { $0.split(separator: "/").allSatisfy(\.isPlain) }
      .map { Candidate(word: $0) }
  }
}

extension StringProtocol {
  /// True if a shell takes the text for a word as it stands.
  fileprivate var isPlain: Bool { allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) } }
}
