import Ground

/// The only place that writes to the terminal, and the filter that all goes through.
///
/// Names and texts come from projects that somebody else wrote. Whatever of them a terminal would obey,
/// or nobody would see, is shown in words, and escaped in JSON.
package struct Console: Sendable {
  /// Writes words to the standard output, as `VisibleText` shows them. What a command prints, it
  /// prints at once.
  package let out: @Sendable (String) throws -> Void
  /// The same for texts of files, whose line breaks stay.
  package let contents: @Sendable (String) throws -> Void
  /// Writes JSON to the standard output.
  package let json: @Sendable (String) throws -> Void
  /// Writes a document of another format, which has escapes of its own.
  package let document: @Sendable (String) throws -> Void
  package let err: @Sendable (String) -> Void
  /// The same as `json`, to the standard error.
  package let errorJSON: @Sendable (String) -> Void
  /// Asks a person a question and waits for the line typed; `nil` where nobody is there to answer.
  package private(set) var ask: (@Sendable (String) -> String?)?
  package private(set) var style: Style
  /// How many columns words on the standard output have; `nil` for a pipe or a file, where lines are as
  /// long as what they say.
  package let width: Int?

  /// - Parameters: what writes the text and asks the question, whatever is in them; the columns of the
  ///   standard output and of the standard error.
  init(
    out: @escaping @Sendable (String) throws -> Void, err: @escaping @Sendable (String) -> Void,
    ask: (@Sendable (String) -> String?)?, style: Style, width: Int? = nil, errorWidth: Int? = nil
  ) {
    self.width = width
    self.out = { text in
      try out(Self.wrapped(VisibleText.of(text, styledWith: style), width))
    }
    contents = { text in
      try out(VisibleText.of(text, styledWith: style, keepingBreaks: true))
    }
    json = { text in try out(text.escapedAsJSON) }
    document = { text in try out(text.withoutHidden) }
    errorJSON = { text in err(text.escapedAsJSON) }
    self.err = { text in err(Self.wrapped(VisibleText.of(text, styledWith: style), errorWidth)) }
    if let ask {
      self.ask = { question in
        ask(Self.wrapped(VisibleText.of(question, styledWith: style), errorWidth))
      }
    } else {
      self.ask = nil
    }
    self.style = style
  }

  private static func wrapped(_ text: String, _ width: Int?) -> String {
    width.map { WrappedText.of(text, width: $0, hang: 2) } ?? text
  }
}

extension Console {
  /// The same for a program that reads what is printed: nobody is asked, and nothing is coloured.
  package var forPrograms: Console {
    var console = self
    (console.ask, console.style) = (nil, .plain)
    return console
  }

  /// The process's own terminal, pipes or files.
  package static var standard: Console {
    Console(
      out: { text in try write(text + "\n", to: 1, named: "the standard output") },
      err: { text in try? write(text + "\n", to: 2, named: "the standard error") },
      ask: isInteractive ? answer : nil,
      style: isColored ? .colored(by: .random(in: .min ... .max)) : .plain,
      width: columns(of: 1), errorWidth: columns(of: 2))
  }

  private static func write(
    _ text: String, to descriptor: Int32, named name: String
  ) throws(SystemError) {
    try ByteOutput.write(Array(text.utf8), to: descriptor, named: name)
  }

  @Sendable private static func answer(to question: String) -> String? {
    try? write(question + " ", to: 2, named: "the standard error")
    return readLine()
  }

  /// True if a person is there to be asked. Programs that run others in a terminal of their own
  /// call it dumb, and build servers set `CI`.
  private static var isInteractive: Bool {
    isatty(0) == 1 && isatty(2) == 1 && !isDumb && !isSet("CI")
  }

  /// The columns that `COLUMNS` says, else those of the terminal; `nil` for a pipe or a file. Narrower
  /// than any terminal is, they are taken for a mistake.
  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    let told = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    let columns =
      told ?? (ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : nil)
    return columns.flatMap { $0 < 20 ? nil : $0 }
  }

  /// True if the output is a terminal whose user has not asked for plain text (no-color.org).
  private static var isColored: Bool { isatty(1) == 1 && !isSet("NO_COLOR") && !isDumb }

  private static var isDumb: Bool { getenv("TERM").map { String(cString: $0) } == "dumb" }

  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { $0.pointee != 0 } ?? false
  }
}
