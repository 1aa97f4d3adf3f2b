import BaseData
import Foundation
internal import LoginData

nonisolated extension Token {
  /// Turns a token that has just arrived into one that knows when it ends. A server that sends no
  /// new refresh token goes on accepting the old one.
  init(_ dto: TokenDTO, at now: Date, replacing old: Token? = nil) {
    self.init(
      access: dto.access,
      refresh: dto.refresh ?? old?.refresh,
      expires: dto.lifetime.map { now.addingTimeInterval(TimeInterval($0)) }
    )
  }
}
