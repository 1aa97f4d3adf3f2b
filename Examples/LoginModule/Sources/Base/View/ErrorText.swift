import Core
import Foundation

/// The words for a user when something went wrong.
///
/// The server's own words come first: it knows more. Technical reasons are not shown, nor what a
/// server says that is in trouble itself.
package nonisolated enum ErrorText {
  package static func message(for error: AppError) -> String {
    switch error {
    case .cancelled: text("error.cancelled", "This was cancelled.")
    case .offline: text("error.offline", "You seem to be offline.")
    case .timedOut: text("error.timedOut", "The server did not answer in time.")
    case .transport: text("error.transport", "The server could not be reached.")
    case .http(412, _): BaseText.changedElsewhere
    case .http(500..., _): refused
    case .http(_, let message), .server(_, let message): message?.words ?? refused
    case .decoding: text("error.decoding", "The server's answer could not be read.")
    case .sessionExpired: text("error.sessionExpired", "Please sign in again.")
    case .storage, .database: text("error.local", "This device could not store or read the data.")
    case .invalidFields(let errors, let message): joined(message, errors)
    case .invalidInput(_, let reason): reason
    }
  }

  private static let text = BaseText.text
  private static let refused = text("error.server", "The server refused the request.")

  private static func joined(_ message: String?, _ errors: [String: String]) -> String {
    let reasons = errors.sorted { $0.key < $1.key }.map(\.value)
    let lines = [message?.words].compactMap(\.self) + reasons
    return lines.isEmpty ? refused : lines.joined(separator: "\n").capped
  }
}
