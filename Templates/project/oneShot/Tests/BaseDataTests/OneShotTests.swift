import Core
import Testing

nonisolated struct OneShotTests {
  @Test func theFirstOutcomeCounts() async throws {
    let shot = OneShot<Int>()

    shot.finish(.success(1))
    shot.finish(.failure(.offline))

    #expect(try await shot.value() == 1)
  }

  @Test func aWaiterGetsWhatArrivesLater() async throws {
    let shot = OneShot<Int>()
    let waiter = Task { try await shot.value() }

    shot.finish(.failure(.offline))

    await #expect(throws: AppError.offline) { try await waiter.value }
  }

  @Test func aCancelledWaiterGetsOnAtOnce() async throws {
    let shot = OneShot<Int>()
    let waiter = Task { try await shot.value() }

    waiter.cancel()

    await #expect(throws: AppError.cancelled) { try await waiter.value }
  }

  @Test func isOverWhenTheTimeIsUp() async throws {
    let late = OneShot<Int>()
    await #expect(throws: AppError.timedOut) { try await late.value(within: .zero) }

    let inTime = OneShot<Int>()
    inTime.finish(.success(1))
    #expect(try await inTime.value(within: .seconds(60)) == 1)
  }
}
