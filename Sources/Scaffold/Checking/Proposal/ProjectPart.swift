import Ground
import Model
import SwiftReading

/// A folder or a target of a project, as a proposal finds it: the smallest that it puts into a tier.
struct ProjectPart: Sendable {
  /// The path of a folder, or the name of a target.
  let name: String
  let isTarget: Bool
  /// The role by its name, its kind or its imports.
  var role: Role?
  /// How many files it has.
  var files = 0
  /// How many of them import a framework of views.
  var filesOfViews = 0
  /// The frameworks that its files import, with what other names they import.
  var imports: Set<String> = []
  /// The folder that stands for it in `scaffold.json`: of one that has a role, with all beside it.
  var place: String
  /// The word that its folder is called by, where such a folder stands in each feature.
  var word: String?
  /// The patterns of its files' names, if these make it: `App/*ViewModel.swift`.
  var ends: Set<String> = []
  /// False for a folder that is called as the target around it: in `shared` it would stand for that.
  var mayBeShared = true
  /// True if it is an app or an extension of one.
  var isApp = false
  /// The index of the list that declares its target; `nil` for none.
  var list: Int?
  /// The folder that a target stands in with its like: `Feature` of `Projects/Feature/Login`.
  var shelf: String?
  /// The target that it goes with: `LoginDemo` and `LoginTesting` with `Login`.
  var owner: String?
  /// The folder of a target that nothing declares; `nil` where something does, or it is a folder.
  var guessedFolder: String?
}

extension ProjectPart {
  /// True if it starts the app, and nothing else.
  var isStart: Bool { role == .app && !ends.isEmpty }

  /// True if nothing but its folder says what it is.
  var isPlain: Bool { !isTarget && role == nil && word == nil && ends.isEmpty }

  /// True if its folder is called Controllers.
  var isOfControllers: Bool {
    let name = place.pathComponents.last.map { $0.lowercased() } ?? ""
    return !isTarget && ["controller", "controllers", "控制器"].contains(name)
  }

  /// True if `scaffold.json` has to name a folder for it.
  var hasFolder: Bool { !isTarget || guessedFolder != nil }

  /// True if it shows something, and is no tool that knows of windows, such as one that starts
  /// apps.
  var hasScreens: Bool { files > 2 || imports.contains("SwiftUI") || imports.contains("UIKit") }

  /// The folder right above it, whose other folders may be its like.
  var container: String? { isTarget ? nil : name == place ? nil : place }
}
