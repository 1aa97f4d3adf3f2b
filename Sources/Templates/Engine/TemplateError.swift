/// A mistake in a template, and where it stands.
public struct TemplateError: Error, Equatable {
  /// What is wrong; its description is the sentence that tells.
  public let reason: Reason
  let range: Range<Int>
  let source: Source

  init(_ reason: Reason, at range: Range<Int>, in source: Source) {
    self.reason = reason
    self.range = range
    self.source = source
  }
}

extension TemplateError {
  /// The file, line and column of the mistake.
  public var place: Place { source.place(of: range.lowerBound) }
}

extension TemplateError: CustomStringConvertible {
  public var description: String {
    "\(reason)\n\(Excerpt(of: source, marking: range))"
  }
}
