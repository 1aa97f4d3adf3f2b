extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    declared()
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { declared() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { declared() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable { declared() }
}

public enum Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
  }

  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) { declared() }
  public final func send(_ input: Output) { declared() }
}

public final class AnyCancellable: Hashable {
  public final func hash(into hasher: inout Hasher) { declared() }
  public final func cancel() { declared() }
  public final func store(in set: inout Set<AnyCancellable>) { declared() }
}

public func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { declared() }
