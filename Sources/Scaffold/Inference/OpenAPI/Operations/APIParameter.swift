import DocumentReading
import Fields
import Templates

/// A value that a request has besides its body.
struct APIParameter {
  let name: String
  /// `query`, `path`, `header` or `cookie`
  let place: String
  let isRequired: Bool
  let schema: JSON?
}

extension APIParameter {
  /// The name in one spelling: `page_size` for `pageSize` and `page[size]`.
  var words: String { Words(of: name).snakeCased }

  /// How many rows a page has if nothing is said, or at most.
  var count: Int? {
    ["default", "maximum"].lazy.compactMap { schema?[$0]?.number }.first { 1...1_000 ~= $0 }
  }

  /// True if a request may have it as it is called.
  var isPlain: Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isLetterOrDigit || "_-.~$@[]".utf8.contains($0) }
  }
}
