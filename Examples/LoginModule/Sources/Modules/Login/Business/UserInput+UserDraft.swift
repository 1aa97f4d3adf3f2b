import Core
internal import LoginData

extension UserInput {
  /// Turns what was remembered into what was entered; secrets are to be entered again.
  init(_ draft: UserDraft) {
    self.init(
      userName: draft.userName,
      password: Secret("")
    )
  }
}

extension UserDraft {
  /// Turns what was entered into what is remembered.
  init(_ input: UserInput) {
    self.init(
      userName: input.userName
    )
  }
}
