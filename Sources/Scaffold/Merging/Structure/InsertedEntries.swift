/// Entries that one side put between old ones.
struct InsertedEntries {
  /// The gaps between old entries in which they may stand, each named by the entry behind it. There are
  /// several where an old entry is gone.
  let gaps: ClosedRange<Int>
  let entries: Range<Int>
}
