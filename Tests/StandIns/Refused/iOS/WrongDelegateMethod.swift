import UIKit

// refused: 'tableView(_:didSelectRow:)' has different argument labels from those required
final class WrongDelegateMethod: UIViewController, UITableViewDelegate {
  #if WRONG
    func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
  #else
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  #endif

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}
