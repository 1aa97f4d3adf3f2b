import Foundation
import Testing

@testable import CommandLine
@testable import Ground
@testable import Scaffold
@testable import Speaking
@testable import Templates

/// A scratch folder in which to run `scaffold` as a user would.
///
/// ```swift
/// let sandbox = try Sandbox.project()
/// #expect(sandbox.run("new-module Login").status == .success)
/// #expect(try sandbox.paths() == ["Package.swift", …])
/// ```
final class Sandbox {
  let root: URL
  /// The tool's own templates, as the runs see them.
  var builtIn = Catalog.embedded
  /// Runs programs for the tool; there are none.
  var launch: ChildProcess.Launcher = { _ in nil }
  /// Where the tool itself is.
  var program: String?
  /// How messages are said.
  var wording = Wording.audited
  /// The columns of the terminal; `nil` for a pipe.
  var width: Int?

  init(_ files: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "scaffold-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, contents) in files { try write(contents, to: path) }
  }

  /// Another one with the same files, which runs what this one runs.
  func copy() throws -> Sandbox {
    let copy = try Sandbox()
    try FileManager.default.removeItem(at: copy.root)
    try FileManager.default.copyItem(at: root, to: copy.root)
    (copy.builtIn, copy.launch, copy.wording) = (builtIn, launch, wording)
    return copy
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Runs the tool with a command line, its words parted by spaces.
  func run(
    _ commandLine: String, in folder: String = "", answers: [String]? = nil, input: String = "",
    perform: @escaping FileOperation.Performer = FileOperation.perform
  ) -> Outcome {
    run(
      commandLine.split(separator: " ").map(String.init), in: folder, answers: answers,
      input: input, perform: perform)
  }

  func run(
    _ words: [String], in folder: String = "", answers: [String]? = nil, input: String = "",
    perform: @escaping FileOperation.Performer = FileOperation.perform
  ) -> Outcome {
    let (out, err) = (Transcript(), Transcript())
    let script = answers.map(Script.init)
    let console = Console(
      out: { out.append($0) }, err: { err.append($0) }, ask: script?.answer, style: .plain,
      width: width, errorWidth: width)
    let directory = folder.isEmpty ? root.path : root.appending(path: folder).path
    var context = Context(directory: directory, console: console, perform: perform)
    (context.builtIn, context.launch) = (builtIn, launch)
    context.input = { Array(input.utf8) }
    let arrivals = Locked([Array(input.utf8)])
    context.arrivals = { _ in arrivals.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    context.home = { [path = root.path] in path + "/home" }
    context.now = { Self.now }
    (context.wording, context.program) = (wording, program)
    let status = Scaffold.run(words, in: context)
    return Outcome(status: status, out: out.text, err: err.text)
  }

  func write(_ contents: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// The paths of all files, hidden ones too, in order.
  func paths() throws -> [String] {
    try tree().compactMap { $0.value == nil ? nil : $0.key }.sorted()
  }

  /// Everything below the folder: files with their contents, folders with `nil`. The history of runs
  /// is left out: it grows with every run.
  func tree() throws -> [String: Data?] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return paths.filter { !Self.isOfHistory($0) }.reduce(into: [:]) { tree, path in
      tree.updateValue(try? Data(contentsOf: root.appending(path: path)), forKey: path)
    }
  }

  /// The folder, its `.gitignore` and its entries; what else is there should not be.
  private static func isOfHistory(_ path: String) -> Bool {
    guard let range = path.range(of: ".scaffold-history") else { return false }
    let rest = path[range.upperBound...]
    return rest.isEmpty || rest == "/.gitignore" || rest.wholeMatch(of: #/\/\d{6}/#) != nil
  }

  /// When all runs are, in seconds since 1970.
  static let now = 1_790_000_000
}

extension Sandbox {
  /// A project as `new-project Demo --at .` makes it, which is done once for all tests.
  static func demo() throws -> Sandbox {
    try Sandbox(demoFiles.get())
  }

  private static let demoFiles = Result {
    let sandbox = try Sandbox()
    #expect(sandbox.run("new-project Demo --at .").status == .success)
    return try sandbox.tree().compactMapValues { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// A project as small as it can be, with a template of its own that is called `tiny`.
  static func project(_ files: [String: String] = [:]) throws -> Sandbox {
    try Sandbox(tinyProject.merging(files) { $1 })
  }

  private static let tinyProject = [
    "scaffold.json": """
    { "version": 1, "name": "Demo", "layout": "package", "ui": "uikit",
      "modules": "Sources/Modules" }

    """,
    "Package.swift": """
    let modules = [
      // scaffold:modules
      // scaffold:end
    ]

    """,
    "Templates/tiny/template.json": """
    { "version": 1, "summary": "A tiny module.",
      "variables": [
        { "name": "kind", "type": "choice", "choices": ["item", "list"], "default": "item",
          "help": "What it shows." },
        { "name": "entity", "type": "identifier", "default": "{{ name }}", "help": "The thing." },
        { "name": "without", "type": "list", "choices": ["network", "storage"], "default": [],
          "help": "Parts to leave out." },
        { "name": "isPublic", "type": "flag", "help": "Make it public." } ],
      "files": [ { "path": "Data/*Network.swift.stencil", "if": "not without.network" } ],
      "insertions": [
        { "file": "Package.swift", "marker": "modules", "line": "module(\\"{{ name }}\\"),",
          "key": "module(\\"{{ name }}\\"" } ] }

    """,
    "Templates/tiny/Business/{{ entity }}.swift.stencil": """
    {% if isPublic %}public {% endif %}struct {{ entity }} {}

    """,
    "Templates/tiny/Data/{{ name }}Network.swift.stencil": "struct {{ name }}Network {}\n",
  ]
}

/// What a run of the tool left behind in the terminal.
struct Outcome: Equatable {
  let status: ExitCode
  let out: String
  let err: String

  init(_ out: String) { self.init(status: .success, out: out, err: "") }

  init(_ status: ExitCode, err: String) { self.init(status: status, out: "", err: err) }

  init(status: ExitCode, out: String, err: String) {
    self.status = status
    self.out = out
    self.err = err
  }
}

private final class Transcript: Sendable {
  private let lines = Locked<[String]>([])

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}

/// What a person at the terminal types, line by line; then they leave.
private final class Script: Sendable {
  private let lines: Locked<[String]>

  init(_ lines: [String]) { self.lines = Locked(lines) }

  @Sendable func answer(to question: String) -> String? {
    lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
