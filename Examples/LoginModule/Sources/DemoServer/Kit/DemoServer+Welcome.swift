extension DemoServer {
  /// Words for whoever has started the server: where it is, who may sign in, what to try.
  package var welcome: String {
    let accounts = DemoAccount.seeded.map { "  \($0.summary)" }
    return """
      The demo server is at \(baseURL); Ctrl-C ends it.

      Accounts:
      \(accounts.joined(separator: "\n"))

      Sign in, and see what was asked:
        curl -d 'user_name=demo&password=demo1234' \(baseURL)/login
        curl http://127.0.0.1:\(port)/demo/requests
      """
  }
}
