#if canImport(UIKit)
  /// What a user can do with the content view, besides filling it in.
  @MainActor
  protocol LoginContentViewDelegate: AnyObject {
    func contentViewDidSubmit(_ contentView: LoginContentView)
  }
#endif
