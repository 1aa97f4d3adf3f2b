import Core

/// The way to the server and back: nothing arrives before somebody lets it.
@MainActor
final class Network {
  var server: ModelServer
  private(set) var requests: [Request] = []
  /// How many requests were made.
  private(set) var count = 0
  /// How often the app was killed.
  private(set) var life = 0
  /// What the server has refused, and no answer of it has had since.
  private(set) var refused: Set<String> = []
  /// Whether the app was notified of a failure although the server did what it was asked.
  private(set) var hasLost = false
  /// The row of two commands that were on their way at once: one may overtake the other.
  private(set) var overtaken: Int?
  /// Whose deletion the app was notified of.
  private(set) var deleted: Set<Int> = []
  /// Where an edited row goes; `nil` for nowhere.
  var placeOfEdits: (() -> Int)?

  init(_ server: ModelServer) {
    self.server = server
  }

  /// - Parameter life: Who asks: one that was killed meanwhile asks nothing any more.
  func ask(_ question: Request.Question, in life: Int) async throws(AppError) -> Request.Answer {
    if life != self.life { throw .transport("killed") }
    count += 1
    let number = count
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let request = Request(number, question) { continuation.resume(returning: $0) }
        if let row = request.changed, requests.contains(where: { $0.changed == row }) {
          overtaken = row
        }
        requests.append(request)
      }
    } onCancel: {
      Task { @MainActor in self.giveUp(number) }
    }
    return try answer.get()
  }

  private func giveUp(_ number: Int) {
    guard let request = requests.first(where: { $0.number == number }) else { return }
    if request.isCommand, request.answer != nil { hasLost = true }
    requests.removeAll { $0 === request }
    request.arrive(.failure(.cancelled))
  }
}

// What becomes of requests.
extension Network {
  /// The server does what it was asked, or refuses it.
  func reach(_ request: Request, isRefused: Bool) {
    guard request.answer == nil else { return }
    let isRefused = isRefused && request.isCommand && !server.knows(request.question)
    request.answer = isRefused ? refusal(of: request) : answer(to: request)
  }

  /// The app is gone: nobody waits for an answer any more.
  func loseAll() {
    life += 1
    for request in requests {
      if request.isCommand, request.answer != nil { hasLost = true }
      request.arrive(.failure(.transport("lost")))
    }
    requests = []
  }

  /// The answer arrives, or is lost on its way.
  func arrive(_ request: Request, isLost: Bool = false) {
    reach(request, isRefused: false)
    requests.removeAll { $0 === request }
    guard let answer = request.answer else { return }
    if isLost {
      if case .success = answer, request.isCommand || server.saysNothing { hasLost = true }
      request.arrive(.failure(.transport("lost")))
    } else {
      if case .delete(let id) = request.question, request.isDeletion { deleted.insert(id) }
      request.arrive(answer)
    }
  }

  private func refusal(of request: Request) -> Result<Request.Answer, AppError> {
    switch request.question {
    // Who sends what is there already is not distinguished from those who have it.
    case .create(let text, _), .save(_, let text):
      if server.count(of: text) == 0 { refused.insert(text) }
    case .page, .found, .note, .delete: break
    }
    return .failure(.http(status: 422, message: "refused"))
  }

  private func answer(to request: Request) -> Result<Request.Answer, AppError> {
    switch request.question {
    case .page(let cursor): return server.page(after: cursor).map { .page($0) }
    case .found(let words, let cursor):
      return server.page(after: cursor, having: words).map { .page($0) }
    case .note(let id): return server.note(id).map { .note($0) }
    case .create(let text, let key):
      guard let note = server.create(text, key: key) else {
        return .failure(.http(status: 409, message: "gone already"))
      }
      refused.remove(text)
      return .success(.note(server.saysNothing ? nil : note))
    case .save(let id, let text):
      guard server.has(id) else { return refusal(of: request) }
      server.edit(id, text, movingTo: placeOfEdits?())
      refused.remove(text)
      return server.saysNothing ? .success(.note(nil)) : server.note(id).map { .note($0) }
    case .delete(let id):
      return server.delete(id) ? .success(.done) : .failure(.http(status: 404, message: "gone"))
    }
  }
}
