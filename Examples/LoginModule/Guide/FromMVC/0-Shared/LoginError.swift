/// Why nobody was signed in.
package enum LoginError: Error, CaseIterable {
  case wrongPassword
  case offline
  case serverDown
}
