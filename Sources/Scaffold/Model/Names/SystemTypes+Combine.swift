import Ground

extension SystemTypes {
  /// The types of Combine, which SwiftUI brings along.
  static let ofCombine = WordTable(
    """
    AnyCancellable AnyPublisher AnySubscriber Cancellable CombineIdentifier ConnectablePublisher
    CurrentValueSubject CustomCombineIdentifierConvertible Deferred Empty Fail Future
    ImmediateScheduler Just ObservableObject ObservableObjectPublisher PassthroughSubject Published
    Publisher Publishers Record Scheduler SchedulerTimeIntervalConvertible Subject Subscriber
    Subscribers Subscription Subscriptions TopLevelDecoder TopLevelEncoder
    """)
}
