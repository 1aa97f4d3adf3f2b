import Ground
import Templates

extension Refusal {
  /// A module is to be called as it is.
  static func sameName(_ name: String) -> Refusal {
    Refusal("same-name", "`\(name)` is called so already", "give it another name")
  }

  /// A name that renamed code would have is that of something else.
  static func nameInUse(_ word: String, _ place: SourcePlace) -> Refusal {
    Refusal(
      Complaint(
        "name-in-use",
        "`\(word)`, which renamed code would be called by, is something else at \(place.file):\(place.line)",
        "rename that first, or choose another name"
      ).at(place.file, line: place.line, column: place.column))
  }
}
