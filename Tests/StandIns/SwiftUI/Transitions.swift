@available(iOS 18.0, macOS 15.0, *)
@MainActor @preconcurrency public protocol NavigationTransition {}

@available(iOS 18.0, macOS 15.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

@available(iOS 18.0, macOS 15.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { declared() }
}

#if os(iOS)
  @available(iOS 18.0, *)
  public struct ZoomNavigationTransition: NavigationTransition {}

  @available(iOS 18.0, *)
  extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
      -> ZoomNavigationTransition
    { declared() }
  }
#endif

@available(iOS 18.0, macOS 15.0, *)
@MainActor @preconcurrency public protocol PresentationSizing {}

@available(iOS 18.0, macOS 15.0, *)
public struct FormPresentationSizing: PresentationSizing {}

@available(iOS 18.0, macOS 15.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct PagePresentationSizing: PresentationSizing {}

@available(iOS 18.0, macOS 15.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { declared() }
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func navigationTransition(_ style: some NavigationTransition) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { Modified() }
}
