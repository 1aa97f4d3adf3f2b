#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Adds views below one another, from the top of this one down.
    package func addColumn(of views: [UIView]) {
      let column = UIStackView(arrangedSubviews: views)
      column.axis = .vertical
      column.spacing = 16
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
      let safeArea = safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
        column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
        column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
      ])
    }
  }
#endif
