import Fields
import Templates

/// The keyboard of a text field of a form, by the field's name.
///
/// The words are those of `EntryKeyboard` in `Base`, which knows what the system calls them. A
/// field that is not in the table is typed as its type is.
struct FieldKeyboard {
  let name: String
  /// The names of fields, which may have other words before them: `email` stands for `work_email`.
  var endings: [String] = []
  /// The names of fields that mean something else behind other words: a `product_name` is nobody's.
  var wholes: [String] = []
}

extension FieldKeyboard {
  /// From the special to the general: the first one that fits is taken.
  static let all: [FieldKeyboard] = [
    FieldKeyboard(
      name: "newPassword",
      endings: [
        "new_password", "password_confirmation", "password_repeat", "confirm_password",
        "repeat_password", "password_again",
      ]),
    FieldKeyboard(name: "password", endings: ["password", "passcode"]),
    FieldKeyboard(
      name: "oneTimeCode",
      endings: [
        "otp", "one_time_code", "verification_code", "confirmation_code", "security_code",
        "sms_code", "login_code",
      ],
      wholes: ["code"]),
    FieldKeyboard(
      name: "emailAddress", endings: ["email", "e_mail", "email_address", "mail_address"]),
    FieldKeyboard(
      name: "telephoneNumber",
      endings: ["phone", "phone_number", "telephone", "telephone_number", "mobile_number"],
      wholes: ["tel", "mobile", "cell"]),
    FieldKeyboard(
      name: "url", endings: ["url", "website", "web_site", "homepage"], wholes: ["link", "blog"]),
    FieldKeyboard(
      name: "username",
      endings: ["user_name", "username", "login_name", "screen_name"], wholes: ["login", "user"]),
    FieldKeyboard(name: "givenName", endings: ["given_name", "first_name", "forename"]),
    FieldKeyboard(name: "familyName", endings: ["family_name", "last_name", "surname"]),
    FieldKeyboard(
      name: "organizationName",
      endings: [
        "company", "company_name", "organization", "organization_name", "organisation",
        "organisation_name",
      ]),
    FieldKeyboard(name: "name", endings: ["full_name"], wholes: ["name"]),
    FieldKeyboard(
      name: "streetAddress",
      endings: [
        "street", "street_address", "postal_address", "home_address", "shipping_address",
        "delivery_address", "billing_address",
      ],
      wholes: ["address"]),
    FieldKeyboard(
      name: "postalCode", endings: ["zip", "zip_code", "postal_code", "postcode", "post_code"]),
    FieldKeyboard(name: "city", endings: ["city"], wholes: ["town"]),
    FieldKeyboard(name: "country", endings: ["country", "country_name"]),
    FieldKeyboard(
      name: "creditCardNumber", endings: ["card_number", "credit_card_number"],
      wholes: ["credit_card"]),
  ]

  /// The keyboard that the form names for a field; `nil` where the type says enough.
  static func name(for field: Field) -> String? {
    guard field.base.takesAnyText, !field.base.isLong, field.isSingle else { return nil }
    let name = Words(of: field.key).snakeCased
    return all.first { $0.fits(name) }?.name
  }

  private func fits(_ name: String) -> Bool {
    wholes.contains(name) || endings.contains { name == $0 || name.hasSuffix("_" + $0) }
  }
}
