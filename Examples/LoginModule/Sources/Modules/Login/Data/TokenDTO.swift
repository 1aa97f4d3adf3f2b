/// The raw token, as the server sends it.
package nonisolated struct TokenDTO: Decodable, Sendable, Hashable {
  package let access: String
  package let refresh: String?
  /// For how many seconds the server will accept it, if the server says so.
  package let lifetime: Int?

  package init(access: String, refresh: String?, lifetime: Int?) {
    self.access = access
    self.refresh = refresh
    self.lifetime = lifetime
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    access = try fields.decode(String.self, forKey: .access)
    refresh = try fields.decodeIfPresent(String.self, forKey: .refresh)
    lifetime = fields.text(.lifetime).flatMap { Int($0) }
  }

  private enum CodingKeys: String, CodingKey {
    case access = "access_token"
    case refresh = "refresh_token"
    case lifetime = "expires_in"
  }
}

nonisolated extension TokenDTO: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Says nothing, so that a token never ends in a log.
  package var description: String { "TokenDTO(…)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
