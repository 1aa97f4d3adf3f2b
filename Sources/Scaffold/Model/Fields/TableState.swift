import Fields

/// The state of a table at some time: fields, and columns that are no field's.
struct TableState: Equatable, Sendable {
  var fields: [Field]
  var columns: [String]
}
