import Core
internal import LoginData

extension User {
  /// Turns what the server sent into what can be shown.
  init(_ dto: UserDTO) throws(AppError) {
    self.init(
      id: dto.id,
      userName: dto.userName
    )
  }
}
