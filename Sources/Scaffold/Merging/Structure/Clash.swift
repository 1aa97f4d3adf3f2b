/// Two changes that do not go together, told to whatever has the lines to show them.
enum Clash: Error {
  /// Both sides changed parts that are next to each other. Their lines may still merge.
  case mixed
  /// What one side changed is gone from the other, or both added the same thing in two ways.
  case contrary
}
