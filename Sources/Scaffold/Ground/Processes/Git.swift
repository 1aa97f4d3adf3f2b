/// git, asked about a folder that somebody else may have filled.
///
/// Whoever copies or unpacks a folder gets its `.git/config` too, which can name programs: for hooks,
/// for a look at the files, for what they are compared as. All of that is off here, so that git reads
/// and starts nothing. It finds no more in its environment than it needs, and is held to bounds.
package struct Git: Sendable {
  private let folder: String
  private let launch: ChildProcess.Launcher
  /// Settings for whose names a word has no room.
  private var settings: [(name: [UInt8], value: String)] = []

  package init(in folder: String, _ launch: @escaping ChildProcess.Launcher) {
    (self.folder, self.launch) = (folder, launch)
  }

  /// The words of git; `nil` if there is no git.
  ///
  /// - Throws: `GitProblem` for a git that is over its bounds.
  package func ask(_ words: String...) throws -> ChildProcess.Outcome? { try ask(words) }

  private func ask(_ words: [String]) throws -> ChildProcess.Outcome? {
    let process = ChildProcess(
      Self.guarded + ["-C", folder] + words,
      within: ChildProcess.Bounds(
        environment: environment, seconds: Self.seconds, bytes: Self.bytes))
    do {
      return try launch(process)
    } catch let error where error.code == ETIMEDOUT {
      throw GitProblem.slow(words[0], seconds: Self.seconds)
    } catch let error where error.code == EOVERFLOW {
      throw GitProblem.long(words[0])
    }
  }

  /// The words of git.
  ///
  /// - Throws: `GitProblem` where git does not answer.
  package func answer(_ words: String...) throws -> [UInt8] {
    guard let outcome = try ask(words) else { throw GitProblem.noGit }
    guard outcome.isSuccess else { throw GitProblem.refused(outcome.complaint.trimmed) }
    return outcome.bytes
  }
}

extension Git {
  /// Many files of a large project are examined in a second.
  private static let seconds = 60
  /// A million paths.
  private static let bytes = 128 << 20

  private static let guarded: [String] =
    ["git", "--no-pager", "--no-optional-locks"]
    + [
      // An empty one is none; older versions of git take `false` for a program.
      "core.fsmonitor=", "core.hooksPath=/dev/null", "core.editor=:", "core.pager=cat",
      "core.sshCommand=", "core.askPass=", "core.gitProxy=", "core.alternateRefsCommand=",
      "core.attributesFile=/dev/null", "core.warnAmbiguousRefs=false", "credential.helper=",
      "diff.external=", "gc.auto=0", "maintenance.auto=false", "log.showSignature=false",
      "protocol.allow=never", "submodule.recurse=false", "safe.bareRepository=explicit",
    ].flatMap { ["-c", $0] }
    // git before 2.31 would overlook the settings in the environment. It knows no such word, and ends.
    + ["--config-env=core.fsmonitor=\(nothing)"]

  private static let nothing = "SCAFFOLD_NOTHING"

  /// The variables that git needs: its programs, and where the user has settings.
  private static let passed = [
    "HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
    "TMPDIR", "DEVELOPER_DIR",
  ]

  private var environment: [[UInt8]] {
    let passed = Self.passed.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    let own = [
      "PATH=\(ChildProcess.folders.joined(separator: ":"))", "LC_ALL=C", "\(Self.nothing)=",
      "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0",
      "GIT_LITERAL_PATHSPECS=1", "GIT_CONFIG_COUNT=\(settings.count)",
    ]
    let settings = settings.enumerated().flatMap { index, setting in
      [
        Array("GIT_CONFIG_KEY_\(index)=".utf8) + setting.name,
        Array("GIT_CONFIG_VALUE_\(index)=\(setting.value)".utf8),
      ]
    }
    return (passed + own).map { Array($0.utf8) } + settings
  }
}

extension Git {
  /// The same with those filters off that its settings name: git has files compared as they give them.
  package func withoutFilters() throws -> Git {
    guard let listed = try ask("config", "--null", "--name-only", "--get-regexp", #"^filter\."#)
    else { throw GitProblem.noGit }
    let names = listed.bytes.split(separator: 0).compactMap { key in
      key.lastIndex(of: UInt8(ascii: ".")).map { Array(key[...$0]) }
    }
    var git = self
    git.settings = Set(names).flatMap { name in
      [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")].map { key, value in
        (name + Array(key.utf8), value)
      }
    }
    return git
  }
}
