/// A module as a description of an API has it.
package struct DescribedModule {
  package let resource: APIResource
  /// What its reply says; of a form, what is sent.
  package let reply: InferredReply
  /// What a list can do: what its fields allow.
  package let screens: [String]
  /// What the description has, and a generated module has not.
  package let notes: [String]
}
