import UIKit

// refused: does not conform to protocol 'UITableViewDelegate'
final class WrongDelegateMethod: UIView, UITableViewDelegate {
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
