@_exported import Foundation

@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { declared() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declared()
  }
  public required init?(coder: NSCoder) { declared() }

  weak open var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive: Bool = declared()
  open var obscuresBackgroundDuringPresentation: Bool = declared()
  open var hidesNavigationBarDuringPresentation: Bool = declared()
  open var searchResultsController: UIViewController? { declared() }
  open var searchBar: UISearchBar { declared() }
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchBar: UIView {
  weak open var delegate: (any UISearchBarDelegate)?
  open var text: String? = declared()
  open var placeholder: String? = declared()
}

/// Apple's methods are optional. Here the one that an emitted view implements is required, so that a
/// misspelt one does not compile; the others have a default.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @available(iOS 26.0, *)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSRange],
    replacementText text: String
  ) -> Bool
}

extension UISearchBarDelegate {
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { declared() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    declared()
  }
  @available(iOS 26.0, *)
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSRange],
    replacementText text: String
  ) -> Bool { declared() }
}
