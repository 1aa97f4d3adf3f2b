/// What a line is, which says how it is set off from the others.
package enum LineStyle: Hashable, Sendable {
  case text
  case title
  case name
  case selected
  case notice
  case faint

  var sequence: String? {
    switch self {
    case .text: nil
    case .title: "\u{1B}[1;36m"
    case .name: "\u{1B}[1m"
    case .selected: "\u{1B}[7m"
    case .notice: "\u{1B}[33m"
    case .faint: "\u{1B}[2m"
    }
  }
}
