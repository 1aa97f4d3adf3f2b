/// A value of a property list in the form that Xcode writes its projects in, and where it stands.
package struct Plist: Equatable, Sendable {
  package let kind: Kind
  /// The bytes of the value, without white space and comments around it.
  package let range: Range<Int>

  package enum Kind: Equatable, Sendable {
    /// `Weibo` or `"My App"`
    case text(String)
    /// `<0fbd77>`
    case data
    /// `( a, b, )`
    case list([Plist])
    /// `{ key = value; }`
    case dictionary([Entry])
  }

  /// `key = value;`
  package struct Entry: Equatable, Sendable {
    package let key: String
    package let value: Plist
    /// From the key to the semicolon.
    package let range: Range<Int>
  }
}

extension Plist {
  package var text: String? { if case .text(let text) = kind { text } else { nil } }

  var elements: [Plist]? { if case .list(let elements) = kind { elements } else { nil } }

  var entries: [Entry]? { if case .dictionary(let entries) = kind { entries } else { nil } }

  /// The value of a key; the first one, if a key stands there twice.
  subscript(key: String) -> Plist? { entries?.first { $0.key == key }?.value }
}
