import Ground

/// Where one file of a template comes from, and how a file of the project's own compares with the
/// tool's.
package struct TemplateFileOrigin: Equatable, Sendable {
  let source: Source
  /// True if the project changed it since it was exported.
  private(set) var isChanged = false
  /// True if the tool has a newer one than it was exported from.
  private(set) var isOutdated = false

  enum Source: Sendable {
    case builtIn, shared, own
  }

  init(source: Source) {
    self.source = source
  }

  /// A file of the project's own.
  ///
  /// - Parameters:
  ///   - base: what it said when it was exported; `nil` if nobody knows.
  ///   - builtIn: what the tool's says now; `nil` if it has none there.
  init(_ text: String, base: String?, builtIn: String?) {
    source = .own
    let says = Array(text.utf8).says
    if let builtIn, says(builtIn) { return }
    isChanged = (base ?? builtIn).map { !says($0) } ?? false
    isOutdated = base != nil && base != builtIn
  }
}

extension TemplateFileOrigin {
  package var words: String {
    switch source {
    case .builtIn: return Message("built-in").text
    case .shared: return Message("shared").text
    case .own:
      let parts: [Message?] = [
        "yours", isChanged ? "changed" : nil, isOutdated ? "newer in the tool" : nil,
      ]
      return parts.compactMap(\.self).joined(separator: Message(", ").text)
    }
  }
}
