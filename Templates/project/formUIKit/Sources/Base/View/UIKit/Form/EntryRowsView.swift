#if canImport(UIKit)
  import UIKit

  /// The rows of a form, which scroll so that the one that is typed in stays above the keyboard.
  open class EntryRowsView<Field: Hashable & RawRepresentable<String>>: UIView {
    /// Called when the user changes a value.
    package var edited: (@MainActor () -> Void)?
    /// Called when the user begins or stops to type somewhere.
    package var focusChanged: (@MainActor () -> Void)?
    /// Called by the return key.
    package var returned: (@MainActor () -> Void)?

    private let scroller = ScrollingStackView(frame: .zero)
    private var added: [String: EntryRow] = [:]
    private var focused: EntryPlace?

    public override init(frame: CGRect) {
      super.init(frame: frame)
      addFilling(scroller)
      for (field, row) in rows { add(row, for: field) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The rows from the top. A subclass has some.
    open var rows: KeyValuePairs<Field, EntryRow> { [:] }

    /// The place that the user is to see and, where that is possible, to type in.
    package var place: EntryPlace? {
      get { focused }
      set {
        guard newValue != focused else { return }
        focused = newValue
        if let newValue { row(at: newValue)?.focus(at: newValue.inner) } else { endEditing(true) }
        reveal()
      }
    }

    /// Adds the row of a field below the ones that are there.
    package func add(_ row: EntryRow, for field: Field) {
      added[field.rawValue] = row
      row.edited = { [weak self] in self?.edited?() }
      row.focusChanged = { [weak self] place, isFocused in
        self?.userMoved(at: place.within(EntryPlace(field)), isFocused: isFocused)
      }
      row.returned = { [weak self] in self?.returned?() }
      scroller.add(row)
    }

    /// Adds what belongs to no field, such as a button.
    package func add(_ view: UIView) {
      scroller.add(view)
    }

    /// Lets the return key send the form at a place, rather than go on to the next one.
    func endTyping(at place: EntryPlace?) {
      for (name, row) in added {
        row.endTyping(at: place?.names.first == name ? place?.inner : nil)
      }
    }

    /// The keyboard may have made less room; not so while the user drags it away.
    open override func layoutSubviews() {
      super.layoutSubviews()
      if !scroller.isTracking { reveal() }
    }

    /// A field that is left because another one was brought up was not left by the user.
    private func userMoved(at place: EntryPlace, isFocused: Bool) {
      guard isFocused || place == focused else { return }
      focused = isFocused ? place : nil
      reveal()
      focusChanged?()
    }

    private func reveal() {
      guard let focused, let view = row(at: focused)?.view(at: focused.inner) else { return }
      scroller.layoutIfNeeded()
      scroller.scrollRectToVisible(scroller.convert(view.bounds, from: view), animated: true)
    }

    private func row(at place: EntryPlace) -> EntryRow? { place.names.first.flatMap { added[$0] } }
  }
#endif
