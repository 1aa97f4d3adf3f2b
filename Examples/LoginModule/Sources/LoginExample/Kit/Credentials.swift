import DemoServerKit
import TerminalFace

/// Who signs in, and with what.
struct Credentials: Sendable {
  let user: String
  let password: String
}

extension Credentials {
  /// - Parameter environment: Has the password; without one there, an account of the demo server
  ///   has its own.
  init(of user: String, in environment: [String: String]) {
    let password = environment[Options.passwordVariable, default: ""]
    let known = DemoAccount.seeded.first { $0.name == user }
    self.user = user
    self.password = password.isEmpty ? known?.password ?? "" : password
  }

  /// Who was named at the start, with no password but the one that was given.
  init?(named options: Options, in environment: [String: String]) {
    guard let user = options.user else { return nil }
    self.user = user
    password = environment[Options.passwordVariable, default: ""]
  }

  /// Who was named at the start; the demo account stands in for nobody.
  init(_ options: Options, in environment: [String: String]) {
    self.init(of: options.user ?? "demo", in: options.user == nil ? [:] : environment)
  }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
  /// Who it is, and no more.
  var description: String { "Credentials(\(user))" }
  var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}
