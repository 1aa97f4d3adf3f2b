import Ground
import Model
import SwiftReading

/// The files of a project that show something: they declare what is drawn, or extend nothing else.
struct ViewFiles {
  /// What the project declares as a view, by itself or by what it inherits from.
  private let types: Set<UInt32>

  init(in survey: Survey) {
    let declared = survey.files.lazy.flatMap(\.names.declared)
    let own = Set(declared.filter { $0.isTopLevel && !$0.isPrivate }.map(\.key.short))
    // Classes in Objective-C are known by their files.
    let ofOthers = survey.files.lazy.map { $0.path.lastName.prefix { $0 != "." } }
      .filter { stem in Self.ends.contains(where: stem.hasSuffix) }.map {
        NameKey(String($0)).short
      }
    var children: [UInt32: [UInt32]] = [:]
    for pair in survey.files.lazy.flatMap(\.names.parents) {
      children[pair.other, default: []].append(pair.one)
    }
    var waiting = Self.systems.union(ofOthers).subtracting(own)
    var found: Set<UInt32> = []
    while let type = waiting.popFirst() {
      for child in children[type] ?? [] where found.insert(child).inserted {
        waiting.insert(child)
      }
    }
    types = found.intersection(declared.map(\.key.short))
  }

  var isEmpty: Bool { types.isEmpty }

  /// True if a file declares something that is shown, or declares nothing and extends that.
  func has(_ file: SurveyedFile) -> Bool {
    let declared = file.names.declared.filter { $0.outer == nil && !$0.isPrivate }
    return declared.isEmpty
      ? file.names.extended.contains(where: types.contains)
      : declared.contains { types.contains($0.key.short) }
  }

  /// True if a file names something that the project shows.
  func areNamed(in file: SurveyedFile) -> Bool {
    file.names.named.contains { types.contains($0.name) }
  }

  private static let ends = ["View", "Controller", "Cell"]

  private static let systems = Set(
    """
    ButtonStyle CAGradientLayer CALayer CAShapeLayer Commands LabelStyle NSBox NSButton \
    NSCollectionViewItem NSControl NSHostingController NSHostingView NSImageView NSMenu \
    NSOutlineView NSPanel NSPopover NSScrollView NSSlider NSSplitView NSSplitViewController \
    NSStackView NSTabViewController NSTableCellView NSTableRowView NSTableView NSTextField \
    NSTextView NSView NSViewController NSViewControllerRepresentable NSViewRepresentable \
    NSVisualEffectView NSWindow NSWindowController PrimitiveButtonStyle ProgressViewStyle Shape \
    ToggleStyle ToolbarContent UIActivityViewController UIAlertController UIButton \
    UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController \
    UICollectionViewListCell UIControl UIHostingController UIImageView UILabel UINavigationBar \
    UINavigationController UIPageViewController UIPercentDrivenInteractiveTransition \
    UIPresentationController UIRefreshControl UIScrollView UISearchBar UISearchController \
    UISegmentedControl UISlider UISplitViewController UIStackView UISwitch UITabBar \
    UITabBarController UITableView UITableViewCell UITableViewController \
    UITableViewHeaderFooterView UITextField UITextView UIToolbar UIView UIViewController \
    UIViewControllerAnimatedTransitioning UIViewControllerRepresentable UIViewRepresentable \
    UIVisualEffectView UIWindow View ViewModifier WKInterfaceController Widget
    """.split(separator: " ").map { NameKey(String($0)).short })
}
