#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the screen for the code and how they are laid out.
  final class LoginCodeContentView: EntryRowsView<LoginCodeForm.Field> {
    let codeRow = TextEntryRow(LoginText.codeLabel)

    override var rows: KeyValuePairs<LoginCodeForm.Field, EntryRow> { [.code: codeRow] }
  }
#endif
