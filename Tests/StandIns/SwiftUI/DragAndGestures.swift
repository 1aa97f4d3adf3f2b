@available(iOS 26.0, macOS 26.0, *)
public struct DragConfiguration: Sendable {}

@available(iOS 26.0, macOS 26.0, *)
public struct DropConfiguration: Sendable {}

@available(iOS 26.0, macOS 26.0, *)
public struct DragSession: Sendable {}

@available(iOS 26.0, macOS 26.0, *)
public struct DropSession: Sendable {}

extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration)
    -> some View
  { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    Modified()
  }
  @available(iOS 26.0, macOS 26.0, *)
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    Modified()
  }
  @available(iOS 27.0, macOS 27.0, *)
  public func reorderContainer<Item>(
    for item: Item.Type, isEnabled: Bool = true, move: @escaping (Item) -> Void
  ) -> some View { Modified() }
}

/// Apple's take a `Transferable` alone.
extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func draggable<Item: Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func dragContainer<Item: Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { Modified() }
}

/// Apple's take a `Gesture` alone.
extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { Modified() }
}
