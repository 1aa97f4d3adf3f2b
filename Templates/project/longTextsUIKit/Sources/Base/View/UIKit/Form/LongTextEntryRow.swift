#if canImport(UIKit)
  import UIKit

  /// A field in which several lines are typed: the return key begins the next one.
  package final class LongTextEntryRow: EntryRow, UITextViewDelegate {
    private let textView = UITextView(frame: .zero)

    package init(_ name: String) {
      super.init(name, editor: textView)
      textView.font = .preferredFont(forTextStyle: .body)
      textView.adjustsFontForContentSizeCategory = true
      textView.backgroundColor = .secondarySystemBackground
      // It grows with the text, and the form scrolls.
      textView.isScrollEnabled = false
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true
      textView.delegate = self
    }

    /// Shows an entry. A text that is there already stays, and so does the cursor in it.
    package func show<Value>(_ entry: TextEntry<Value>) {
      if textView.text != entry.text { textView.text = entry.text }
      error = entry.error
    }

    package func read<Value>(into entry: inout TextEntry<Value>) {
      entry.text = textView.text
    }

    package override func focus() {
      textView.becomeFirstResponder()
    }

    package func textViewDidChange(_ textView: UITextView) {
      edited?()
    }

    package func textViewDidBeginEditing(_ textView: UITextView) {
      focusChanged?(EntryPlace(), true)
    }

    package func textViewDidEndEditing(_ textView: UITextView) {
      focusChanged?(EntryPlace(), false)
    }
  }
#endif
