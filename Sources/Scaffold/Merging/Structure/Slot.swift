/// A place in a merged list, and what each side has for it.
struct Slot: Equatable {
  /// The entry's place in each list; `nil` in those that do not have it.
  let base: Int?
  let disk: Int?
  let wanted: Int?
}
