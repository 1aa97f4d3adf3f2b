extension Parameter {
  /// How errors name it: `--kind`, or `name` if it is known by its place.
  package var shownName: String { flag ?? (self as? Argument)?.name ?? synopsis }

  /// A value that would do: the first choice, or what an example of the command has.
  package func sample(in command: any Command.Type) -> String {
    if let choice = choices.first { return choice }
    guard let argument = self as? Argument else { return "<\(shownName)>" }
    let count = command.name.split(separator: " ").count
    let values = command.examples.lazy.compactMap { line in
      let words = line.split(separator: " ").dropFirst(1 + count).map(String.init)
      return Arguments(begun: words, for: command.parameters)[argument].first
    }
    return values.first ?? "<\(shownName)>"
  }
}
