internal import LoginData

nonisolated extension UserInputDTO {
  /// Turns what was entered into what is sent.
  @Sendable init(_ input: UserInput) {
    self.init(
      userName: input.userName,
      password: input.password
    )
  }
}
