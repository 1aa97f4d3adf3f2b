import Ground

/// How changes of fields are written, in the words of help.
package enum FieldGrammar {
  package static let changes: Message =
    "`+likes:Int?` adds a field, `+likes:Int=0` one that rows that are there get a value for, "
    + "`-old` takes one out, `name~title` renames one, `price:Double?` gives one another type."
}
