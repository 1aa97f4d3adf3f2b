internal import LoginData

nonisolated extension User {
  /// Turns what the server sent into what can be shown.
  init(_ dto: UserDTO) {
    self.init(
      id: dto.id,
      name: dto.name
    )
  }
}
