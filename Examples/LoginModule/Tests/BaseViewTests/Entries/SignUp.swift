import BaseView
import Core
import Foundation

/// A form of some fields, as modules have them.
nonisolated struct SignUp: EntryForm {
  enum Field: String, CaseIterable {
    case name
    case isAdult = "is_adult"
    case age
    case since
    case password
    case pin
  }

  struct Input: Hashable {
    let name: String
    let isAdult: Bool
    let age: Age?
  }

  var name = TextEntry<String>()
  var isAdult = ValueEntry(false)
  var age = TextEntry<Age?>()
  var since = ValueEntry<Date?>(nil)
  var password = TextEntry<String?>(as: .password)
  var pin = TextEntry<Secret?>()

  static func entry(of field: Field) -> EntryPath<Self> {
    switch field {
    case .name: EntryPath(\.name)
    case .isAdult: EntryPath(\.isAdult)
    case .age: EntryPath(\.age)
    case .since: EntryPath(\.since)
    case .password: EntryPath(\.password)
    case .pin: EntryPath(\.pin)
    }
  }

  mutating func checkedInput() -> Input? {
    clearErrors()
    let name = self.name.check()
    let age = self.age.check()
    guard let name, let age else { return nil }
    return Input(name: name, isAdult: isAdult.value, age: age)
  }

  /// Nothing is wrong with what is entered.
  static var filledIn: SignUp {
    var form = SignUp()
    form.name.text = "Ann"
    form.isAdult.value = true
    form.age.text = "40"
    return form
  }
}
