import Ground
import Templates

/// Where a command runs: the folder it was started in, the terminal it talks to, the disk it
/// writes to, and when.
package struct Context: Sendable {
  /// The folder, absolute.
  package let directory: String
  package var console: Console
  package var perform: FileOperation.Performer = FileOperation.perform
  /// The tool's own templates.
  package var builtIn = Catalog.embedded
  /// Runs the programs that a command needs.
  package var launch: ChildProcess.Launcher = ChildProcess.launch
  /// All that the standard input has.
  package var input: @Sendable () throws -> [UInt8] = {
    try Disk.bytes(from: 0, named: "the standard input")
  }
  /// The bytes that have come on the standard input since it was asked last: nothing yet is empty,
  /// the end is `nil`.
  package var arrivals: @Sendable (_ waits: Bool) throws -> [UInt8]? = {
    try Disk.arrivals(from: 0, waits: $0, named: "the standard input")
  }
  /// The seconds since 1970.
  package var now: @Sendable () -> Int = Clock.now
  /// How messages are said, unless the command line asks for another language.
  package var wording = Wording.english
  /// The user's own folder; `nil` if nobody says.
  package var home: @Sendable () -> String? = { getenv("HOME").map { String(cString: $0) } }
  /// The value of a name in the environment; `nil` for none.
  package var environment: @Sendable (String) -> String? = { name in
    getenv(name).map { String(cString: $0) }
  }
  /// Where the tool itself is; `nil` if nobody says.
  package var program: String?
  /// The words that the user typed behind the tool's name.
  package var words: [String] = []
  /// True if who asked for the run wants it no more.
  package var isUnwanted: @Sendable () -> Bool = { false }

  package init(
    directory: String, console: Console,
    perform: @escaping FileOperation.Performer = FileOperation.perform
  ) {
    self.directory = directory
    self.console = console
    self.perform = perform
  }
}
