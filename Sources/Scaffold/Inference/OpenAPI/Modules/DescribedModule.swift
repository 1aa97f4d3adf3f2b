/// A module as a description of an API has it.
package struct DescribedModule {
  package let resource: APIResource
  /// The contents of its reply; of a form, of what is sent.
  package let reply: InferredReply
  /// The screens that a list can have with its fields.
  package let screens: [String]
  /// Parts of the description that a generated module lacks.
  package let notes: [String]
}
