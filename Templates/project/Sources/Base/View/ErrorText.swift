import Core
import Foundation

/// What a user reads when something went wrong.
///
/// The server's own words come first: it knows more. Technical reasons are not shown, nor what a
/// server says that is in trouble itself.
package nonisolated enum ErrorText {
  package static func message(for error: AppError) -> String {
    switch error {
    case .cancelled: cancelled
    case .offline: offline
    case .timedOut: timedOut
    case .transport: transport
    case .http(500..., _): server
    case .http(_, let message), .server(_, let message): message?.words ?? server
    case .decoding: decoding
    case .sessionExpired: sessionExpired
    case .storage, .database: local
    case .invalidFields(let errors, let message): text(message, errors)
    case .invalidInput(_, let reason): reason
    }
  }

  private static func text(_ message: String?, _ errors: [String: String]) -> String {
    let reasons = errors.sorted { $0.key < $1.key }.map(\.value)
    let lines = [message?.words].compactMap(\.self) + reasons
    return lines.isEmpty ? server : lines.joined(separator: "\n").capped
  }
}

nonisolated extension ErrorText {
  private static let cancelled = NSLocalizedString(
    "error.cancelled", value: "This was cancelled.", comment: "An error.")
  private static let offline = NSLocalizedString(
    "error.offline", value: "You seem to be offline.", comment: "An error.")
  private static let timedOut = NSLocalizedString(
    "error.timedOut", value: "The server did not answer in time.", comment: "An error.")
  private static let transport = NSLocalizedString(
    "error.transport", value: "The server could not be reached.", comment: "An error.")
  private static let server = NSLocalizedString(
    "error.server", value: "The server refused the request.", comment: "An error.")
  private static let decoding = NSLocalizedString(
    "error.decoding", value: "The server's answer could not be read.", comment: "An error.")
  private static let sessionExpired = NSLocalizedString(
    "error.sessionExpired", value: "Please sign in again.", comment: "An error.")
  private static let local = NSLocalizedString(
    "error.local", value: "This device could not store or read the data.", comment: "An error.")
}
