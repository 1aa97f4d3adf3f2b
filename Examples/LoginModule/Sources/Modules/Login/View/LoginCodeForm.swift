import BaseView
import Core

/// The code as it is entered, and what is wrong with it.
package nonisolated struct LoginCodeForm: EntryForm {
  package enum Field: String, CaseIterable, Sendable {
    case code
  }

  package var code = TextEntry<TypedCode>()

  package init() {}
}

nonisolated extension LoginCodeForm {
  package static func entry(of field: Field) -> EntryPath<Self> {
    switch field {
    case .code: EntryPath(\.code)
    }
  }

  /// The code that was entered; if it cannot be sent, its field says why.
  package mutating func checkedInput() -> Secret? {
    clearErrors()
    return code.check()?.text
  }
}
