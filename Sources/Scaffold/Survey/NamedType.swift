/// The first place at which a file names something that may be a type.
struct NamedType: Equatable, Sendable {
  let key: NameKey
  let line: Int32
  let column: Int32
}
