#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the login screen and how they are laid out.
  final class LoginContentView: EntryRowsView<LoginForm.Field> {
    let userNameRow = TextEntryRow(LoginText.userNameLabel)
    let passwordRow = TextEntryRow(LoginText.passwordLabel)

    override var rows: KeyValuePairs<LoginForm.Field, EntryRow> {
      [
        .userName: userNameRow,
        .password: passwordRow,
      ]
    }
  }
#endif
