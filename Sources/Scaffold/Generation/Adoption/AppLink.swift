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
  /// What to say of it.
  var notes: [String] {
    switch way {
    case .written: ["Linked its product \(product) to the target \(target) of \(project)"]
    case .there: ["The target \(target) of \(project) has its product \(product) already"]
    case .byHand(let reason): ["Left \(project) as it is: \(reason)", clicks]
    case .generator(.xcodeGen(let file)):
      ["Left \(project) as it is: XcodeGen makes it from \(file); add there"]
        + [
          "packages:", "  Modules: { path: \(package) }", "targets:", "  \(target):",
          "    dependencies:", "      - { package: Modules, product: \(product) }",
        ].map { "  " + $0 }
    case .generator(.tuist):
      [
        "Left \(project) as it is: Tuist makes it from Project.swift; add there",
        "  packages: [.local(path: \"\(package)\")]",
        "  and to the dependencies of \(target): .package(product: \"\(product)\")",
      ]
    }
  }

  /// How the app shows what is in the package; `nil` if there are no screens.
  func hint(ui: String) -> String? {
    let ways: String
    switch ui {
    case "uikit": ways = "`present(makeRoot(), animated: true)` shows the modules"
    case "swiftui": ways = "`RootScreen()` is the view that shows the modules"
    case "both": ways = "`makeRoot()` is the controller, `RootScreen()` the view, with the modules"
    default: return nil
    }
    return "In \(target): `import \(product)`, and \(ways)"
  }

  private var clicks: String {
    "In Xcode: File › Add Package Dependencies… › Add Local… › \(package); then \(target) › "
      + "General › Frameworks, Libraries, and Embedded Content › + › \(product)"
  }
}
