/// What the values at one place can be, and why.
struct TypeChoice {
  let type: InferredType
  let reason: String
  /// Whether a text with nothing in it stands for no value.
  var emptyIsNothing = false
  /// How many fields the type has, if it is one of objects.
  var size = 0
}
