extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { Modified() }
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { Modified() }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  @available(iOS 26.0, macOS 26.0, *)
  public static var toolbarPrincipal: SearchFieldPlacement { declared() }
}

@available(iOS 17.1, macOS 14.4, *)
public struct SearchPresentationToolbarBehavior {
  public static var automatic: SearchPresentationToolbarBehavior { declared() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { declared() }
  public static var minimize: SearchToolbarBehavior { declared() }
}

extension View {
  @available(iOS 17.1, macOS 14.4, *)
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { Modified() }
}
