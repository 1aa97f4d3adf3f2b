import Testing

@testable import Templates

/// No member of what is emitted takes a name that Apple's newest SDK has given away: a subclass that
/// does so does not compile, whatever the deployment target is.
@Suite struct NameClashTests {
  /// One clash each: where it is, what takes it, what has it.
  static let planted: [(swift: String, clash: String)] = [
    (
      "class A: UITabBarController { private let tabs: [Int] = [] }", "tabs UITabBarController 18.0"
    ),
    (
      "class A: UITabBarController {}\nclass B: A { var sidebar = 1 }",
      "sidebar UITabBarController 18.0"
    ),
    ("final class A<Row: Hashable>: UIView { lazy var tag: Row? = nil }", "tag UIView 12"),
    (
      "class A: UIViewController { func updateProperties() {} }",
      "updateProperties UIViewController 26.0"
    ),
    (
      "class A: UIViewController { func show(_ a: A, sender: Any?) {} }",
      "showViewController:sender: UIViewController 12"
    ),
    ("class A: UITableViewController { var isEditing = true }", "isEditing UIViewController 12"),
    ("class A: UITableViewCell { let imageView = UIImageView() }", "imageView UITableViewCell 12"),
    ("extension UIView { var anchorPoint: Int { 1 } }", "anchorPoint UIView 16.0"),
    (
      "extension UITableView { func row(at a: Int) {}; func cellForRow(at a: Int) {} }",
      "cellForRowAtIndexPath: UITableView 12"
    ),
    (
      "class A: UIButton { @objc private func setTitle(_ a: String, forState b: Int) {} }",
      "setTitle:forState: UIButton 12"
    ),
    (
      "class A: UIViewController { @objc(setPreferredContentSize:) func size(_ a: Int) {} }",
      "preferredContentSize UIViewController 12"
    ),
    ("class A: UIResponder { private(set) var next: Int? }", "nextResponder UIResponder 12"),
    (
      "class A: UIView { static func animate(withDuration a: Double, animations: () -> Void) {} }",
      "animateWithDuration:animations: UIView 12"
    ),
    (
      "protocol P: UIView {}\nextension P { var layoutMargins: Int { 1 } }",
      "layoutMargins UIView 12"
    ),
    ("class A: NSObject { let hash = 1 }", "hash NSObject 12"),
    (
      "class A: UIView { var accessibilityLabel: String { \"\" } }",
      "accessibilityLabel NSObjectUIAccessibility 12"
    ),
  ]

  @Test(arguments: planted)
  func findsAClash(_ swift: String, _ clash: String) throws {
    let found = try NameClash.all(in: ["A.swift": swift], among: AppleNames.all.get())
    #expect(found.map { "\($0.taken) \($0.owner) \($0.system)" } == [clash])
  }

  @Test func asksWhatStandsBesideTheFiles() throws {
    let found = try NameClash.all(
      in: ["B.swift": "class B: A<Int> { var sidebar = 1 }"],
      beside: NameClash.heritage(in: ["A.swift": "class A<Row>: UITabBarController {}"]),
      among: AppleNames.all.get())
    #expect(
      found.map(\.description) == [
        "B.swift:1: `sidebar` of `B` is `sidebar` of `UITabBarController`, which iOS 18.0 has"
      ])
  }

  /// What only looks like one.
  @Test(arguments: [
    "class A: UITabBarController { init(tabs: Int) { let tabs = tabs; print(tabs) } }",
    "class A: UIView { override var tag: Int { get { 1 } set {} } }",
    "class A: UIView { struct Row { let tag: Int } }",
    "class A: UITableViewController { private func show(_ route: Int) {} }",
    "class A: UIViewController { func choose(_ row: Int) {} }",
    "final class A: NSObject, UITableViewDelegate { func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) {} }",
    "struct A { let tabs: Int; let view: Int; let title: String }",
    "class A: UIView { static let tag = 1 }",
  ])
  func takesNothingElseForOne(_ swift: String) throws {
    #expect(try NameClash.all(in: ["A.swift": swift], among: AppleNames.all.get()) == [])
  }

  @Test func theExampleHasNone() throws {
    let folders = ["Sources", "Xcode", "Guide", "Tests"].map { "Examples/LoginModule/" + $0 }
    let files = try folders.flatMap(Repository.swiftFiles(below:))
    let texts = try Dictionary(uniqueKeysWithValues: files.map { ($0, try Repository.read($0)) })
    #expect(try NameClash.all(in: texts, among: AppleNames.all.get()).map(\.description) == [])
  }
}
