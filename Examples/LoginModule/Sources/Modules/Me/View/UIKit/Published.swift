#if canImport(Combine)
  import BaseView
  import Combine

  /// What a view model shows, for code that binds with Combine: what there is now, at once, and then
  /// whatever is shown in its place. It ends with its subscription.
  ///
  /// - Parameter value: Reads a view model, which it holds weakly.
  @MainActor
  func published<Value: Equatable>(
    _ value: @escaping @MainActor () -> Value
  ) -> AnyPublisher<Value, Never> {
    let values = CurrentValueSubject<Value, Never>(value())
    let renderer = Renderer { values.send(value()) }
    return
      values
      .removeDuplicates()
      .map { [renderer] value in withExtendedLifetime(renderer) { value } }
      .eraseToAnyPublisher()
  }
#endif
