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
    FaultWords(kind: .delay, atSignIn: late, inTimeline: late),
    FaultWords(kind: .drop, atSignIn: lost, inTimeline: lost),
    FaultWords(kind: .half, atSignIn: lost, inTimeline: lost),
    FaultWords(kind: .malformed, atSignIn: unreadable, inTimeline: unreadable),
    // A token that is refused is renewed; whoever signs in has none.
    FaultWords(kind: .status401, atSignIn: "invalid access token", inTimeline: nil),
    FaultWords(
      kind: .status429, atSignIn: "That was tried too often. Please wait a minute.",
      inTimeline: "too many requests"),
    FaultWords(kind: .status500, atSignIn: refused, inTimeline: refused),
    FaultWords(kind: .trickle, atSignIn: late, inTimeline: late),
    FaultWords(kind: .wrongLength, atSignIn: unreadable, inTimeline: unreadable),
  ]

  private static let late = "The server did not answer in time."
  private static let refused = "The server refused the request."
  private static let lost = "The server could not be reached."
  private static let unreadable = "The server's answer could not be read."
}

extension FaultWords: CustomTestStringConvertible {
  var testDescription: String { kind.rawValue }
}
