/// Signs in on the server: all that the three stages know of it.
package typealias LogIn = @Sendable (Credentials) async throws(LoginError) -> User
