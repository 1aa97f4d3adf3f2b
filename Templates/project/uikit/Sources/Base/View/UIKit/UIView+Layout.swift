#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Adds a view that fills this one up to a margin.
    ///
    /// - Parameter isBelowBars: Whether it begins below a bar, not behind it.
    package func addFilling(_ view: UIView, margin: CGFloat = 0, isBelowBars: Bool = false) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      let top = isBelowBars ? safeAreaLayoutGuide.topAnchor : topAnchor
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: top, constant: margin),
        view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      ])
    }
  }
#endif
