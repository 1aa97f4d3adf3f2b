#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Fills this view with others, from behind the bar at its top to its lower edge, or as far
    /// down as an anchor. What scrolls keeps clear of the bar by itself.
    package func addBelowOneAnother(_ views: [UIView], downTo bottom: NSLayoutYAxisAnchor? = nil) {
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: bottom ?? bottomAnchor),
      ])
    }
  }
#endif
