import BaseData
import BaseTesting
import Core
import DemoServerKit
import Foundation
import LiveTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A thousand requests in a row that somebody gives up, and what is left of them.
///
/// What counts is which moment they are given up at: before they start, while they wait, while
/// the reply comes, when it is complete.
@Suite(.serialized, .timeLimit(.minutes(20)))
@MainActor
struct CancellationTests {
  private nonisolated static let isLong =
    ProcessInfo.processInfo.environment["SCAFFOLD_LONG"] != nil
  private nonisolated static let kinds: [Fault.Kind?] =
    isLong ? [nil, .delay, .trickle, .half] : [nil, .delay]

  @Test(arguments: kinds, 1...(isLong ? 20 : 1))
  func throughTheClient(kind: Fault.Kind?, seed: UInt64) async throws {
    let live = try LiveApp()
    _ = await live.timeline()
    if let kind { live.server.add(Fault(kind, seconds: 600, count: 0)) }
    var chance = SeededGenerator(seed: seed)

    for _ in 0..<50 {
      let moments = (0..<20).map { _ in Duration.microseconds(chance.number(below: 5_000)) }
      let answers = await Self.giveUp(asking: live.app.services.client, after: moments)
      #expect(
        answers.allSatisfy { answer in
          switch answer {
          case .cancelled: true
          case nil: kind == nil
          case .transport: kind == .half
          default: false
          }
        })
    }

    live.recover()
    let timeline = live.app.makeTimelineViewModel(in: live.app.router)
    await timeline.first(.networkOnly).value
    #expect(timeline.phase == .loaded)
    await live.expectFewConnections()
  }

  @Test(arguments: kinds, 1...(isLong ? 20 : 1))
  func throughTheViewModel(kind: Fault.Kind?, seed: UInt64) async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let entries = timeline.entries
    if let kind { live.server.add(Fault(kind, seconds: 600, count: 0)) }
    var chance = SeededGenerator(seed: seed)

    for _ in 0..<1_000 {
      timeline.refresh()
      if chance.number(below: 2) == 0 {
        try await Task.sleep(for: .microseconds(chance.number(below: 5_000)))
      }
    }
    live.recover()
    await timeline.refresh().value

    #expect(timeline.entries == entries)
    #expect(timeline.notice == nil)
    #expect(timeline.phase == .loaded)
    #expect(!timeline.isLoading)
    await live.expectFewConnections()
  }
}

extension CancellationTests {
  /// How requests ended that were given up, each after its moment, every fourth of them twice.
  private nonisolated static func giveUp(
    asking client: HTTPClient, after moments: [Duration]
  ) async -> [AppError?] {
    await withTaskGroup(of: AppError?.self) { group in
      for (index, moment) in moments.enumerated() {
        group.addTask {
          let request = Task { await failure(of: client) }
          if index > 0 { try? await Task.sleep(for: moment) }
          request.cancel()
          if index % 4 == 0 { request.cancel() }
          return await request.value
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private nonisolated static func failure(of client: HTTPClient) async -> AppError? {
    do throws(AppError) {
      _ = try await client.send(Endpoint<NoContent>(.get, "statuses/public_timeline.json"))
      return nil
    } catch {
      return error
    }
  }
}

extension LiveApp {
  /// Waits until no more is open than what the client may keep for its next requests: as many
  /// connections as the system allows it with one server, both ends of each, since the server is in
  /// this process too, and the one at which the server listens. The server itself would take 128.
  fileprivate func expectFewConnections() async {
    let most = 2 * URLSessionConfiguration.uncached.httpMaximumConnectionsPerHost + 1
    while OpenSockets.count(at: server.port) > most { await Task.yield() }
  }
}
