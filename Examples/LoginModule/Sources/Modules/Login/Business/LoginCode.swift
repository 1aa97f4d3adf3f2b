import Core

/// The code that proves a second time who signs in.
package nonisolated struct LoginCode: Sendable, Hashable {
  package let digits: Secret

  package init(_ digits: Secret) {
    self.digits = digits
  }
}
