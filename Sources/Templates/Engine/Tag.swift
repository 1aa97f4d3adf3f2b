/// The first word of a `{% tag %}`.
enum Tag: String, CaseIterable {
  case `if`, ifnot, elif, `else`, endif
  case `for`, empty, endfor
  case `break`, `continue`
  case include, extends
  case block, endblock
  case filter, endfilter
  case set, endset
  case macro, endmacro, call
}

extension Tag {
  /// The tag that this one belongs to, if it cannot stand alone.
  var opener: Tag? {
    switch self {
    case .elif, .else, .endif: .if
    case .empty, .endfor: .for
    case .endblock: .block
    case .endfilter: .filter
    case .endset: .set
    case .endmacro: .macro
    default: nil
    }
  }
}
