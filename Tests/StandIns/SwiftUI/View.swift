@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { declared() }
}

/// A view that the system draws.
public protocol SystemView: View where Body == Never {}

extension SystemView {
  public var body: Never { declared() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { declared() }
}

public struct EmptyView: SystemView {
  public init() { declared() }
}

public struct AnyView: SystemView {
  public init<V: View>(_ view: V) { declared() }
}

public struct TupleView<T>: SystemView {}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: SystemView {}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { declared() }
  public static func buildBlock() -> EmptyView { declared() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { declared() }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { declared() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { declared() }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    declared()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    declared()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    declared()
  }
}
