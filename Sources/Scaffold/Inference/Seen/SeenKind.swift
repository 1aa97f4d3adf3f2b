/// A kind of JSON values, as a mixture of several is reported to people.
enum SeenKind: String, CaseIterable {
  case flag = "a flag"
  case number = "a number"
  case text = "a text"
  case list = "a list"
  case object = "an object"
}
