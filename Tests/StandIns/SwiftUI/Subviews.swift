@available(iOS 18.0, macOS 15.0, *)
public struct Subview: SystemView, Identifiable {
  public struct ID: Hashable, Sendable {}
  nonisolated public var id: Subview.ID { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct SubviewsCollection: RandomAccessCollection, SystemView {
  nonisolated public subscript(index: Int) -> Subview { declared() }
  nonisolated public var startIndex: Int { declared() }
  nonisolated public var endIndex: Int { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct GroupElementsOfContent<Subviews: View, Content: View>: SystemView {}

extension Group {
  @available(iOS 18.0, macOS 15.0, *)
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  nonisolated public subscript(index: Int) -> Subview { declared() }
  nonisolated public var startIndex: Int { declared() }
  nonisolated public var endIndex: Int { declared() }
}

extension ForEach {
  @available(iOS 18.0, macOS 15.0, *)
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View { declared() }
}

extension Section where Parent: View, Content: View, Footer: View {
  @available(iOS 26.0, macOS 26.0, *)
  public func collapsible(_ collapsible: Bool) -> some View { Modified() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct ContainerValues {
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { declared() }
    set { declared() }
  }
}

@available(iOS 18.0, macOS 15.0, *)
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Modified()
  }
  @available(iOS 26.0, macOS 26.0, *)
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    Modified()
  }
}
