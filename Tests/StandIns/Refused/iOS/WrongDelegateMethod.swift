import UIKit

// refused: has different argument labels from those required
final class WrongDelegateMethod: UIViewController, UITableViewDelegate {
  #if WRONG
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRow indexPath: IndexPath
    ) {}
  #else
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
  #endif
}
