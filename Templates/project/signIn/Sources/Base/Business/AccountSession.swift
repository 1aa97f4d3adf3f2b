import BaseData
import Core

/// The session as the requests of one account have it: when another account is at hand, they are
/// cancelled, lest they are sent as somebody else.
package nonisolated struct AccountSession: Authorizing {
  private let session: Session
  private let account: AccountID

  package init(_ session: Session, of account: AccountID) {
    self.session = session
    self.account = account
  }

  package func token() async throws(AppError) -> Token? {
    try await session.token(of: account)
  }

  package func token(replacing stale: Token?) async throws(AppError) -> Token {
    try await session.token(of: account, replacing: stale)
  }
}
