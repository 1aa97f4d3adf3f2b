import Core

@testable import DemoServerKit

extension DemoState {
  /// A server with five posts, whose tokens are numbers.
  static var sample: DemoState {
    let count = Locked(0)
    let accounts = Accounts {
      count.withLock {
        $0 += 1
        return "\($0)"
      }
    }
    return DemoState(accounts: accounts, posts: Posts(count: 5, seed: 1))
  }

  /// Answers one request after another, and reports the last answer as `200 {}`.
  static func answer(to requests: [Request]) -> String {
    var state = DemoState.sample
    let replies = requests.map { state.reply(to: $0) }
    return replies.last.map { "\($0.status) \(String(decoding: $0.body, as: UTF8.self))" } ?? ""
  }
}
