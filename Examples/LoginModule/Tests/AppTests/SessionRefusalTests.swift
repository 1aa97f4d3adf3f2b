import App
import BaseData
import BaseTesting
import BaseView
import Core
import Testing

/// What becomes of a session whose token is refused, through all tiers.
@MainActor
struct SessionRefusalTests {
  private let flow = LoginFlow()

  @Test(.timeLimit(.minutes(1)))
  func refreshesTheTokenOnceForAll() async throws {
    let gate = Gate()
    let crowd = Crowd(of: 20, opening: gate)
    let server = StubServer(refreshing: { await gate.wait() }, refused: { crowd.arrive() })
    let app = await flow.signedIn(asking: server)
    server.expire()

    let answers = await askedTwentyTimes(app.services.client)

    #expect(answers == Array(repeating: nil, count: 20))
    #expect(server.paths.filter { $0 == "token" }.count == 1)
    #expect(try flow.storedToken?.access == "access-2")
    #expect(app.router.sheet == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func leadsToTheSignInOnceForAll() async throws {
    let gate = Gate()
    let crowd = Crowd(of: 20, opening: gate)
    let server = StubServer(refreshing: { await gate.wait() }, refused: { crowd.arrive() })
    let app = await flow.signedIn(asking: server)
    let (sheets, shown) = AsyncStream<AppRoute?>.makeStream()
    let renderer = Renderer { shown.yield(app.router.sheet) }
    var drawn = sheets.makeAsyncIterator()
    #expect(await drawn.next() == .some(nil))
    server.revoke()

    let answers = await askedTwentyTimes(app.services.client)

    #expect(answers == Array(repeating: .sessionExpired, count: 20))
    #expect(server.paths.filter { $0 == "token" }.count == 1)
    #expect(try flow.storedToken == nil)
    #expect(await drawn.next() == .login(.start))

    await flow.enter("password-to-forget", in: app)
    #expect(await drawn.next() == .some(nil))
    try await flow.ask(app)

    server.revoke()
    await #expect(throws: AppError.sessionExpired) { try await flow.ask(app) }
    #expect(await drawn.next() == .login(.start))
    withExtendedLifetime(renderer) {}
  }

  /// How each of twenty requests at once failed, if it did.
  private nonisolated func askedTwentyTimes(_ client: HTTPClient) async -> [AppError?] {
    await withTaskGroup(of: AppError?.self) { group in
      for _ in 1...20 {
        group.addTask {
          do throws(AppError) {
            _ = try await client.send(Endpoint<NoContent>(.get, "statuses"))
            return nil
          } catch {
            return error
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
