/// An offer of a shell for the value of a parameter.
package enum Offer: Equatable, Sendable {
  /// The choices of the parameter; nothing, if it takes any word.
  case choices
  /// Several of some words, with commas between them.
  case list([String])
  case files
  case folders
  /// A module of the project.
  case modules
  /// Several modules, with commas between them.
  case moduleList
  /// The number of a run that can be taken back.
  case runs
  /// A template, but for one that the command cannot use.
  case templates(besides: String? = nil)
  /// A file of the tool's template that is named before it.
  case templateFiles
}
