import DemoServerKit
import Testing

/// What a user reads of a fault of the server.
struct FaultWords: Sendable {
  let kind: Fault.Kind
  let atSignIn: String
  /// `nil` if nothing is to be seen of it.
  let inTimeline: String?
}

extension FaultWords {
  static let all = [
    FaultWords(kind: .delay, atSignIn: lateSignIn, inTimeline: late),
    FaultWords(kind: .drop, atSignIn: lost, inTimeline: lost),
    FaultWords(kind: .half, atSignIn: lost, inTimeline: lost),
    FaultWords(kind: .malformed, atSignIn: unreadableSignIn, inTimeline: unreadable),
    // A token that is refused is renewed; whoever signs in has none.
    FaultWords(kind: .status401, atSignIn: "invalid access token", inTimeline: nil),
    FaultWords(
      kind: .status429, atSignIn: "That was tried too often. Please wait a minute.",
      inTimeline: "too many requests"),
    FaultWords(
      kind: .status500, atSignIn: "The server is in trouble. Please try again later.",
      inTimeline: "The server refused the request."),
    FaultWords(kind: .trickle, atSignIn: lateSignIn, inTimeline: late),
    FaultWords(kind: .wrongLength, atSignIn: unreadableSignIn, inTimeline: unreadable),
  ]

  private static let lateSignIn = "The server took too long to answer. Please try again."
  private static let late = "The server did not answer in time."
  private static let lost = "The server could not be reached."
  private static let unreadableSignIn =
    "The server's answer makes no sense. Is there a newer version of this app?"
  private static let unreadable = "The server's answer could not be read."
}

extension FaultWords: CustomTestStringConvertible {
  var testDescription: String { kind.rawValue }
}
