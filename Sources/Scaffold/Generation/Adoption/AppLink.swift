import Ground
import SwiftReading

/// How an app comes to refer to the local package beside it.
struct AppLink {
  /// Such as `Weibo.xcodeproj`.
  let project: String
  /// The name of the app's target.
  let target: String
  /// The package's folder.
  let package: String
  let product: String
  let way: Way

  enum Way {
    /// With these texts in the project file, which says these bytes now.
    case written([Splice], [UInt8])
    /// The reference is there already.
    case there
    /// In Xcode, for a reason.
    case byHand(String)
    /// In the file that the project is made from.
    case generator(ProjectGenerator)
  }
}

extension AppLink {
  /// The notes about it.
  var notes: [String] {
    switch way {
    case .written:
      [Message("Linked its product \(product) to the target \(target) of \(project)").text]
    case .there:
      [Message("The target \(target) of \(project) has its product \(product) already").text]
    case .byHand(let reason):
      [Message("Left \(project) as it is: \(term: reason)").text, clicks.text]
    case .generator(.xcodeGen(let file)):
      [Message("Left \(project) as it is: XcodeGen makes it from \(file); add there").text]
        + [
          "packages:", "  Modules: { path: \(package) }", "targets:", "  \(target):",
          "    dependencies:", "      - { package: Modules, product: \(product) }",
        ].map { "  " + $0 }
    case .generator(.tuist):
      [
        Message("Left \(project) as it is: Tuist makes it from Project.swift; add there").text,
        "  packages: [.local(path: \"\(package)\")]",
        "  "
          + Message("and to the dependencies of \(target): .package(product: \"\(product)\")").text,
      ]
    }
  }

  /// How the app shows what is in the package; `nil` if there are no screens.
  func hint(ui: String) -> String? {
    let ways: Message
    switch ui {
    case "uikit": ways = "`present(makeRoot(), animated: true)` shows the modules"
    case "swiftui": ways = "`RootScreen()` is the view that shows the modules"
    case "both": ways = "`makeRoot()` is the controller, `RootScreen()` the view, with the modules"
    default: return nil
    }
    return Message("In \(target): `import \(product)`, and \(ways)").text
  }

  private var clicks: Message {
    "In Xcode: File › Add Package Dependencies… › Add Local… › \(package); then \(target) › "
      + "General › Frameworks, Libraries, and Embedded Content › + › \(product)"
  }
}
