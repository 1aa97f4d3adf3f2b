import Fields

/// The type of an object that may stand at several places.
struct MadeType {
  /// `nil` if no field is left of it.
  let type: FieldType?
  /// How many fields it has, those of its objects included.
  let size: Int
  /// The notes on the fields.
  let explanations: ArraySlice<Explanation>
}
