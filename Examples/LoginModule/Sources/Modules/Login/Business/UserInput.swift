import Core
internal import LoginData

/// The input of the login form.
package nonisolated struct UserInput: Sendable, Hashable {
  package let userName: String
  package let password: Secret

  package init(
    userName: String,
    password: Secret
  ) {
    self.userName = userName
    self.password = password
  }
}

nonisolated extension UserInputDTO {
  /// Turns what was entered into what is sent.
  @Sendable init(_ input: UserInput) {
    self.init(
      userName: input.userName,
      password: input.password
    )
  }
}
