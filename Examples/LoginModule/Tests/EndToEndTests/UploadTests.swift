import App
import DemoServerKit
import Foundation
import LiveTesting
import MeView
import Testing

/// A photo of the user, through all tiers.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct UploadTests {
  private static let photo = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + "\r\n--".utf8

  @Test func isShownOnAllScreens() async throws {
    let live = try LiveApp()
    let me = await live.me()
    let other = await live.me()
    let before = try #require(other.avatarURL)
    let drawn = try await live.app.services.images.data(for: before)

    await me.upload { Self.photo }?.value
    await other.item.load(.cacheOnly).value

    let after = try #require(other.avatarURL)
    #expect(me.refusal == nil)
    #expect(drawn.starts(with: Data("BM".utf8)))
    #expect(try await live.app.services.images.data(for: after) == Self.photo)
    await me.item.refresh().value
    #expect(me.avatarURL == after)
  }

  @Test func leavesTheLastOneIfTheServerRefuses() async throws {
    let live = try LiveApp()
    let me = await live.me()
    let before = me.avatarURL
    live.meet(.status500, on: "/2/me/avatar")

    await me.upload { Self.photo }?.value

    #expect(me.refusal == "The server refused the request.")
    await me.item.refresh().value
    #expect(me.avatarURL == before)
  }
}

extension LiveApp {
  /// The profile of a user who has signed in, as a screen of its own has it.
  fileprivate func me() async -> MeViewModel {
    if !server.askedPaths.contains("/2/login") { _ = await timeline() }
    let me = app.makeMeViewModel(in: app.router)
    await me.item.load().value
    return me
  }
}
