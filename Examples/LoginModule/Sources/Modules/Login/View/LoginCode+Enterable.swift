import BaseView
import Core
import Foundation
import LoginBusiness

nonisolated extension LoginCode: Enterable {
  package static var keyboard: EntryKeyboard { .oneTimeCode }
  package static var isSecret: Bool { true }

  /// Digits, in groups if whoever types likes that: `123 456`.
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let digits = try String(entered: text, in: locale).filter { !$0.isWhitespace }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      throw EntryError(LoginText.notACode)
    }
    self.init(Secret(digits))
  }
}
