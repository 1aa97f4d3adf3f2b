#if canImport(UIKit)
  import UIKit

  /// The rows of a form, which scroll so that the one that is typed in stays above the keyboard.
  open class EntryRowsView<Field: Hashable>: UIView {
    /// Called when the user changes a value.
    package var edited: (@MainActor () -> Void)?
    /// Called when the user begins or stops to type in a field.
    package var focusChanged: (@MainActor () -> Void)?
    /// Called by the return key.
    package var returned: (@MainActor () -> Void)?

    private let scroller = ScrollingStackView(frame: .zero)
    private var added: [Field: EntryRow] = [:]
    private var focused: Field?

    public override init(frame: CGRect) {
      super.init(frame: frame)
      addFilling(scroller)
      for (field, row) in rows { add(row, for: field) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The rows from the top. A subclass has some.
    open var rows: KeyValuePairs<Field, EntryRow> { [:] }

    /// The field that the user is to see and, where that is possible, to type in.
    package var focus: Field? {
      get { focused }
      set {
        guard newValue != focused else { return }
        focused = newValue
        if let newValue { added[newValue]?.focus() } else { endEditing(true) }
        reveal()
      }
    }

    /// Adds the row of a field below the ones that are there.
    package func add(_ row: EntryRow, for field: Field) {
      added[field] = row
      row.edited = { [weak self] in self?.edited?() }
      row.focusChanged = { [weak self] in self?.userMoved(at: field, isFocused: $0) }
      row.returned = { [weak self] in self?.returned?() }
      scroller.add(row)
    }

    /// Adds what belongs to no field, such as a button.
    package func add(_ view: UIView) {
      scroller.add(view)
    }

    /// Lets the return key send the form in a field, rather than go on to the next one.
    func endTyping(in field: Field) {
      (added[field] as? TextEntryRow)?.isLast = true
    }

    /// The keyboard may have made less room; not so while the user drags it away.
    open override func layoutSubviews() {
      super.layoutSubviews()
      if !scroller.isTracking { reveal() }
    }

    /// A field that is left because another one was brought up was not left by the user.
    private func userMoved(at field: Field, isFocused: Bool) {
      guard isFocused || field == focused else { return }
      focused = isFocused ? field : nil
      reveal()
      focusChanged?()
    }

    private func reveal() {
      guard let row = focused.flatMap({ added[$0] }) else { return }
      scroller.layoutIfNeeded()
      scroller.scrollRectToVisible(scroller.convert(row.bounds, from: row), animated: true)
    }
  }
#endif
