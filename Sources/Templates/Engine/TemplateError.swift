/// A mistake in a template, and where it stands.
///
/// It is one reference wide: an error may have to travel up a deep stack.
public struct TemplateError: Error {
  private let fact: Fact

  init(_ reason: Reason, at range: Range<Int>, in source: Source) {
    fact = Fact(reason: reason, range: range, source: source)
  }

  /// The facts of an error.
  private final class Fact: Sendable {
    let reason: Reason
    let range: Range<Int>
    let source: Source

    init(reason: Reason, range: Range<Int>, source: Source) {
      self.reason = reason
      self.range = range
      self.source = source
    }
  }
}

extension TemplateError {
  /// The problem; its description is the sentence that says it.
  public var reason: Reason { fact.reason }

  /// The file, line and column of the mistake.
  public var place: Place { fact.source.place(of: fact.range.lowerBound) }
}

extension TemplateError {
  /// The same mistake, as it stands in another text; an error in any other source stays as it is.
  func moved(
    from source: Source, to other: @autoclosure () -> Source, _ move: (Range<Int>) -> Range<Int>
  ) -> TemplateError {
    guard fact.source == source else { return self }
    return TemplateError(fact.reason, at: move(fact.range), in: other())
  }
}

extension TemplateError: Equatable {
  /// True if both say the same of the same place.
  public static func == (left: TemplateError, right: TemplateError) -> Bool {
    (left.reason, left.fact.range, left.fact.source)
      == (right.reason, right.fact.range, right.fact.source)
  }
}

extension TemplateError: CustomStringConvertible {
  /// The sentence, the place, and the line with the culprit underlined.
  public var description: String {
    "\(reason)\n\(Excerpt(of: fact.source, marking: fact.range))"
  }
}
