#if canImport(UIKit)
  import UIKit

  // What the system calls these.
  nonisolated extension EntryKeyboard {
    package var keyboardType: UIKeyboardType {
      switch self {
      case .numbers, .postalCode: .numbersAndPunctuation
      case .url: .URL
      case .emailAddress: .emailAddress
      case .telephoneNumber: .phonePad
      case .creditCardNumber, .oneTimeCode: .numberPad
      default: .default
      }
    }

    package var capitals: UITextAutocapitalizationType {
      switch self {
      case .text: .sentences
      case .name, .givenName, .familyName, .organizationName, .streetAddress, .city, .country:
        .words
      default: .none
      }
    }

    /// The content that the system may fill in.
    package var contentType: UITextContentType? {
      switch self {
      case .text, .verbatim, .numbers, .secret: nil
      case .url: .URL
      case .emailAddress: .emailAddress
      case .telephoneNumber: .telephoneNumber
      case .name: .name
      case .givenName: .givenName
      case .familyName: .familyName
      case .organizationName: .organizationName
      case .streetAddress: .fullStreetAddress
      case .city: .addressCity
      case .postalCode: .postalCode
      case .country: .countryName
      case .creditCardNumber: .creditCardNumber
      case .username: .username
      case .password: .password
      case .newPassword: .newPassword
      case .oneTimeCode: .oneTimeCode
      }
    }
  }
#endif
