/// Up to where the end of a literal was looked for in vain, so that no byte is looked through again
/// and again in a file of beginnings only.
struct FailedSearch {
  /// How many `#` the end would have had; one with more is not there either.
  var hashes = Int.max
  var end = 0
  /// How many `#` an end would have had that the rest of the file has not, nor one with more.
  var hashesToTheEnd = Int.max
}
