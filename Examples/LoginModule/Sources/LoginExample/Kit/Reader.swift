import App
import BaseView
import Foundation
import LoginView
import TerminalFace
import TimelineView

/// Somebody who signs in and reads the timeline.
@MainActor
final class Reader {
  private let site: Site
  private let app: AppRouter
  private let login: LoginViewModel
  private let timeline: TimelineViewModel

  init(_ site: Site) {
    self.site = site
    app = AppRouter(site.configuration)
    login = app.makeLoginViewModel()
    timeline = app.makeTimelineViewModel()
  }

  /// Whether the app asks who is there.
  var isSignedOut: Bool { app.router.sheet == .login(.start) }

  /// Signs in, unless the last session goes on, and waits for the first page.
  func begin(as credentials: Credentials) async throws(ReaderFault) {
    await app.start().value
    if isSignedOut { try await logIn(as: credentials) }
    await timeline.loadIfNeeded()?.value
    if case .failed(let words) = timeline.placeholder { throw .refused(words) }
  }

  func logIn(as credentials: Credentials) async throws(ReaderFault) {
    login.form.userName.text = credentials.user
    login.form.password.text = credentials.password
    await login.submit()?.value
    if login.wantsCode { throw .codeWanted(user: credentials.user) }
    if let words = login.words { throw .refused(words) }
  }

  /// Ends what the site has. The app is still there meanwhile: its database would else be closed
  /// while its files are removed.
  func leave() {
    withExtendedLifetime(app) { site.leave() }
  }

  func list(in timeZone: TimeZone) -> ListModel {
    timeline.list(in: timeZone)
  }
}

extension LoginViewModel {
  /// What is wrong, be it with a field or with all.
  fileprivate var words: String? {
    notice ?? form.userName.error ?? form.password.error
  }
}
