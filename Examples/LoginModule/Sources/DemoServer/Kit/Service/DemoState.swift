/// All that the server knows; what it answers follows from this and from the request alone.
struct DemoState: Sendable {
  var accounts = Accounts()
  var posts: Posts
  var likes = Likes()
  var avatars = Avatars()
  var faults = Faults()
  var log = RequestLog()

  /// What to answer, with a fault if one is due.
  mutating func reply(to request: Request) -> Reply {
    if let picture = Picture(path: request.path)?.reply ?? avatars.reply(to: request.path) {
      return picture
    }
    guard !request.path.hasPrefix("/demo/") else {
      return Router.reply(to: request, changing: &self)
    }
    let fault = faults.take(for: request.path)
    let sound = fault?.refusal(of: request) ?? Router.reply(to: request, changing: &self)
    let reply = fault?.spoiling(sound) ?? sound
    log.add(LoggedRequest(request, status: reply.status, fault: fault?.kind))
    return reply
  }
}

extension DemoState {
  var memory: DemoMemory {
    DemoMemory(grants: accounts.grantsToRemember, posts: posts.count)
  }

  mutating func recall(_ memory: DemoMemory) {
    accounts.recall(memory.grants)
    posts.grow(by: max(0, memory.posts - posts.count))
  }
}
