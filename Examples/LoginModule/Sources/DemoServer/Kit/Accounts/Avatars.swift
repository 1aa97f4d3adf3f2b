/// The pictures that users have chosen of themselves.
struct Avatars: Sendable {
  /// By the ids of the users.
  private var avatars: [Int64: (name: String, file: FormFile)] = [:]
  private var count = 0

  /// The name of a user's picture, below `/pictures`: of the chosen one, or else of one that is drawn.
  func name(of user: Int64) -> String { avatars[user]?.name ?? "\(user).bmp" }

  /// Each picture has a name of its own, so that no client takes the one before for it.
  mutating func set(_ file: FormFile, of user: Int64) {
    count += 1
    avatars[user] = ("\(user)-\(count)", file)
  }

  /// The picture at a path; `nil` where there is none that a user has chosen.
  func reply(to path: String) -> Reply? {
    guard let file = avatars.values.first(where: { "/pictures/\($0.name)" == path })?.file else {
      return nil
    }
    return Reply(status: 200, headers: ["Content-Type": file.type], body: file.bytes)
  }
}
