import Ground

extension SystemTypes {
  /// The types of Swift Testing.
  static let ofTesting = WordTable(
    """
    Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation
    CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus ExitTest Expectation
    ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher ParallelizationTrait
    SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait Trait
    """)
}
