#if canImport(UIKit)
  import UIKit

  /// One of the objects of a list in a form: what it is called, the button that takes it away, its rows.
  final class EntryCardView<Rows: EntryRows>: UIView {
    /// The number of the object.
    let id: Int
    let group = EntryGroupView<Rows>(frame: .zero)

    private let nameLabel = UILabel(.subheadline)
    private let removing: UIButton

    /// `remove` is called when the user taps the button.
    init(_ id: Int, remove: @escaping @MainActor () -> Void) {
      self.id = id
      removing = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: BaseText.delete, attributes: .destructive) { _ in remove() })
      super.init(frame: .zero)
      removing.setContentHuggingPriority(.required, for: .horizontal)
      nameLabel.accessibilityTraits = .header
      let head = StackedView([nameLabel, removing], axis: .horizontal, alignment: .center)
      addFilling(StackedView([head, group], spacing: 8))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ entries: Rows.Entries, called name: String) {
      nameLabel.text = name
      removing.accessibilityLabel = BaseText.removing(name)
      group.stand(in: name)
      group.show(entries)
    }
  }
#endif
