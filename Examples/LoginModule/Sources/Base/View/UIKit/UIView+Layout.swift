#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Adds a view that fills this one up to a margin.
    package func addFilling(_ view: UIView, margin: CGFloat = 0) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor, constant: margin),
        view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      ])
    }
  }
#endif
