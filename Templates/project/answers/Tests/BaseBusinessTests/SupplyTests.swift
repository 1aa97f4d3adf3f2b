import BaseBusiness
import BaseTesting
import Core
import Testing

nonisolated struct SupplyTests {
  typealias Answer = Result<Sourced<Int>, AppError>

  private static let old = Sourced(1, from: .cache(age: 60))
  private static let new = Sourced(2, from: .network)
  private static let full = AppError.database(code: 13, message: "disk full")

  private static func warned(_ value: Sourced<Int>, _ warning: AppError) -> Answer {
    .success(Sourced(value.value, from: value.origin, warning: warning))
  }

  private static let table: [(CachePolicy, Result<Sourced<Int>?, AppError>, Answer, [Answer])] = [
    (.networkOnly, .success(old), .success(new), [.success(new)]),
    (.networkOnly, .success(old), .failure(.offline), [.failure(.offline)]),

    (.networkFirst, .success(old), .success(new), [.success(new)]),
    (.networkFirst, .success(old), .failure(.offline), [warned(old, .offline)]),
    (.networkFirst, .success(old), .failure(.transport("x")), [warned(old, .transport("x"))]),
    (.networkFirst, .success(nil), .failure(.offline), [.failure(.offline)]),
    (.networkFirst, .failure(full), .failure(.offline), [.failure(.offline)]),
    (
      .networkFirst, .success(old), .failure(.server(code: 1, message: "no")),
      [.failure(.server(code: 1, message: "no"))]
    ),
    (
      .networkFirst, .success(old), .failure(.http(status: 500, message: nil)),
      [.failure(.http(status: 500, message: nil))]
    ),
    (
      .networkFirst, .success(old), .failure(.decoding(path: "id", reason: "missing")),
      [.failure(.decoding(path: "id", reason: "missing"))]
    ),
    (.networkFirst, .success(old), .failure(.sessionExpired), [.failure(.sessionExpired)]),

    (.cacheFirst, .success(old), .success(new), [.success(old), .success(new)]),
    (.cacheFirst, .success(nil), .success(new), [.success(new)]),
    (.cacheFirst, .success(old), .failure(.offline), [.success(old), .failure(.offline)]),
    (.cacheFirst, .success(nil), .failure(.offline), [.failure(.offline)]),
    (.cacheFirst, .failure(full), .success(new), [warned(new, full)]),
    (.cacheFirst, .failure(full), .failure(.offline), [.failure(.offline)]),

    (.freshFor(.seconds(61)), .success(old), .success(new), [.success(old)]),
    (.freshFor(.seconds(60)), .success(old), .success(new), [.success(old), .success(new)]),
    (.freshFor(.seconds(61)), .success(nil), .success(new), [.success(new)]),
    (.freshFor(.seconds(61)), .failure(full), .success(new), [warned(new, full)]),

    (.cacheOnly, .success(old), .success(new), [.success(old)]),
    (.cacheOnly, .success(nil), .success(new), []),
    (.cacheOnly, .failure(full), .success(new), [.failure(full)]),
  ]

  @Test(arguments: table.indices)
  func answersInTheOrderOfThePolicy(row: Int) async {
    let (policy, cached, fresh, answers) = Self.table[row]

    let supply = Supply(
      cached: { () throws(AppError) in try cached.get() },
      fresh: { () throws(AppError) in try fresh.get() })

    #expect(await supply.answers(policy).all() == answers)
  }

  @Test func whoeverStopsListeningCancelsTheRequest() async {
    let (started, stopped) = (Gate(), Gate())
    let supply = Supply<Int>(
      cached: { nil },
      fresh: { () throws(AppError) in
        started.open()
        let forever = OneShot<Sourced<Int>>()
        defer { stopped.open() }
        return try await forever.value()
      })

    let listener = Task { await supply.answers(.networkOnly).all() }
    await started.wait()
    listener.cancel()

    await stopped.wait()
    #expect(await listener.value == [])
  }
}
