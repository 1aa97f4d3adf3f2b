#if canImport(UIKit)
  /// What a user can do with the content view of the login screen.
  @MainActor
  protocol LoginContentViewDelegate: AnyObject {
    func contentViewDidEdit(_ contentView: LoginContentView)
    func contentViewDidMoveFocus(_ contentView: LoginContentView)
    func contentViewDidReturn(_ contentView: LoginContentView)
    func contentViewDidSubmit(_ contentView: LoginContentView)
    func contentViewDidStartOver(_ contentView: LoginContentView)
    func contentViewDidDismissNotice(_ contentView: LoginContentView)
  }
#endif
