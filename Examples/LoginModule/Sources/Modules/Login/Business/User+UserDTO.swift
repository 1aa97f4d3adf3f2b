internal import LoginData

nonisolated extension User {
  /// Turns what the server sent into what the app knows.
  init(_ dto: UserDTO) {
    self.init(id: dto.id)
  }
}
