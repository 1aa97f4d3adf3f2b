import Fields
import Ground

/// What was found at one place: the type of a field, or why there is none.
struct FoundField {
  var choice: TypeChoice?
  let reason: String
  var isOptional = false
  /// The field as a person has typed it, with its marks.
  var typed: Field?
}

extension FoundField {
  init(_ reason: Message) { self.init(reason: reason.text) }

  /// The type in a line for people; `nil` if the place is left out.
  var type: String? { typed?.markedType ?? choice?.shortType }

  /// How many fields there are of it, those of its objects included.
  var size: Int { typed == nil ? choice.map { 1 + $0.size } ?? 0 : 1 }

  /// - Parameter identity: the key of the field that identifies entities.
  func field(at spot: Spot, _ identity: String?, _ names: inout TypeNames) -> Field? {
    guard var choice else { return typed }
    choice.settleWords(of: spot.name, in: spot.owner, &names)
    let isIdentity = spot.outer.isEmpty && spot.key == identity
    return Field(
      spot.name, choice.base, in: choice.container, isOptional: isOptional,
      isMarked: isIdentity && spot.name.swiftName != Field.identity.name)
  }
}

extension Overrules {
  /// What a person has said of a place, or what keeps it from having a field; `nil` if nothing does.
  func found(at spot: Spot, _ identity: String?) throws(InvalidField) -> FoundField? {
    if let reason = reasonAgainst(spot.path, identity) { return FoundField(reason: reason) }
    guard FieldName.canBeKey(spot.key) else { return FoundField("no field can have its key") }
    guard let type = types[spot.path] else { return nil }
    let typed = try Field("\(spot.name.text):\(type)", in: spot.outer)
    return FoundField(reason: Message("given with `--field`").text, typed: typed)
  }
}
