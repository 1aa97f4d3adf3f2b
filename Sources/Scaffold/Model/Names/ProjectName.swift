/// A name that a project may have. There is no other way to get one than to be valid.
package struct ProjectName: Hashable, Sendable {
  package let text: String

  package init(_ text: String) throws(InvalidName) {
    if let reason = SwiftName.problem(with: text) {
      throw InvalidName(role: "project", text: text, reason: reason)
    }
    self.text = text
  }
}

extension ProjectName: CustomStringConvertible {
  package var description: String { text }
}
