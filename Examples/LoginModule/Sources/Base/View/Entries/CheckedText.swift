import Foundation

/// Text of which only the form is checked, such as an e-mail address.
package nonisolated protocol CheckedText: Enterable {
  init(text: String)
}

nonisolated extension TextEntry where Value: CheckedText {
  package mutating func enter(_ text: String) {
    enter(Value(text: text))
  }
}

nonisolated extension TextEntry {
  package mutating func enter<Checked: CheckedText>(_ text: String?) where Value == Checked? {
    enter(text.map { Checked(text: $0) })
  }

  package mutating func enter<Checked: CheckedText>(_ texts: [String]) where Value == [Checked] {
    enter(texts.map { Checked(text: $0) })
  }

  package mutating func enter<Checked: CheckedText>(_ texts: [String]?) where Value == [Checked]? {
    enter(texts?.map { Checked(text: $0) })
  }
}
