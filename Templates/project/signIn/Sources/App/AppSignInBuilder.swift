/// Takes the sign-in that is written down, if there is one; there cannot be two.
@resultBuilder
package nonisolated enum AppSignInBuilder {
  package static func buildBlock() -> AppSignIn? { nil }
  package static func buildBlock(_ signIn: AppSignIn) -> AppSignIn? { signIn }
}
