#if canImport(UIKit)
  /// What a user can do with the content view.
  @MainActor
  protocol LoginContentViewDelegate: AnyObject {
    func contentViewDidEdit(_ contentView: LoginContentView)
    func contentViewDidSubmit(_ contentView: LoginContentView)
  }
#endif
