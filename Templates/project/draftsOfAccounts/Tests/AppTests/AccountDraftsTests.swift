import App
import BaseBusiness
import BaseData
import BaseTesting
import Testing

/// The text that was typed and not sent belongs to an account.
nonisolated struct AccountDraftsTests {
  private let folder = TemporaryFolder()

  /// The text of a guest goes with whoever signs in from there, however fast, and to nobody else.
  @Test func areReadByWhoeverTypedThem() async throws {
    let services = Services(.test(in: folder.url))
    services.drafts.set(["text": "of the guest"], in: "form")

    try await services.signIn(as: "ann", with: Token(access: "a"))
    #expect(services.drafts.draft("form") == ["text": "of the guest"])
    let anns = services.drafts

    try await services.signOut()
    #expect(services.drafts.draft("form") == [:])
    anns.set(["text": "late"], in: "form")
    services.drafts.set(["text": "of the next guest"], in: "form")
    try await services.signIn(as: "bob", with: Token(access: "b"))
    #expect(services.drafts.draft("form") == ["text": "of the next guest"])

    try await services.signIn(as: "ann", with: Token(access: "a"))
    #expect(services.drafts.draft("form") == ["text": "of the guest"])
    try await services.signOut()
    #expect(services.drafts.draft("form") == [:])
  }
}
