/// Fields of every type, for trials of templates.
package enum FieldSamples {
  /// The types that an entity may keep.
  package static let shown =
    fields(of: FieldType.all.filter { !$0.isSecret }) { $0 } + " " + choices + " "
    + "user:User{id:Int64 name:String team:Team{name:String at:Date?}} "
    + "labels:[Label{plus_one(\"+1\"):Int labels:[Label]?}]? meta:[String:String] teams:[String:Team{name:String at:Date?}]"

  /// The types that may be entered in a form.
  package static let entered =
    fields(of: FieldType.all.filter { $0.entry != .nothing }) { $0 } + " " + choices
    + " user:User{id:Int64 name:String team:Team{name:String at:Date?}?} "
    + "labels:[Label{name:String moods:[enum(good,bad)]}]? counts:[String:Int] teams:[String:Team{name:String at:Date?}]"

  /// Values of which there are few.
  private static let choices = "state:enum(open,\"not planned\") mood:enum(good,bad)?"

  /// Each type as one that may be missing, and as a list.
  package static let optional =
    fields(of: FieldType.all.filter { !$0.isSecret && $0.entry != .nothing }) { $0 + "?" } + " "
    + FieldType.all.filter { !$0.isSingle && $0.entry != .nothing }
    .map { "many\($0.word)s:[\($0.name)]" }.joined(separator: " ")

  /// Names that need care.
  package static let careful =
    "id:UUID avatar_url:URL? default:String class:Int is_open:Bool 名字:String userID2:Int64?"

  private static func fields(of types: [FieldType], _ change: (String) -> String) -> String {
    types.map { "some\($0.word):\(change($0.name))" }.joined(separator: " ")
  }
}

extension FieldType {
  /// The name without what no field's name may have.
  fileprivate var word: String { name.filter { $0.isLetter || $0.isNumber } }
}
