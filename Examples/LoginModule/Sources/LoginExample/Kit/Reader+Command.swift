import BaseView
import Foundation
import MeView
import TerminalFace
import TimelineView

extension Reader {
  /// Does what is asked for.
  ///
  /// - Parameter credentials: Looks up who a user is.
  /// - Returns: what has to be waited for.
  func obey(
    _ command: Command, as credentials: (String) -> Credentials
  ) throws(ReaderFault) -> Task<Void, Never>? {
    said = nil
    switch command {
    case .offline: site.connection.cut()
    case .online: site.connection.mend()
    case .grow(let count):
      try site.grow(by: count)
      said = count == 1 ? "1 post written" : "\(count) posts written"
    case .expire:
      try site.endSessions()
      said = "session ended"
    case .help: show(CommandHelp.text, title: "Help")
    case .quit: break
    case .login(let user):
      guard login != nil else { throw .signedIn }
      return submit(credentials(user))
    case .code(let code):
      guard loginPage?.code != nil else { throw .codeUnwanted }
      return submit(code: code)
    default:
      guard login == nil else { throw .signedOut }
      return try page == nil ? obeyInList(command) : obeyInPage(command)
    }
    return nil
  }

  private func obeyInPage(_ command: Command) throws(ReaderFault) -> Task<Void, Never>? {
    switch command {
    case .up(let count): page?.move(by: -count)
    case .down(let count): page?.move(by: count)
    case .pageUp(let count): page?.page(by: -count)
    case .pageDown(let count): page?.page(by: count)
    case .open: break
    case .back: page = nil
    case .like: return try like()
    case .photo(let file): return try send(file)
    case .refresh where profile != nil: return profile?.item.refresh()
    default:
      page = nil
      return try obeyInList(command)
    }
    return nil
  }

  private func obeyInList(_ command: Command) throws(ReaderFault) -> Task<Void, Never>? {
    switch command {
    case .up(let count): list.move(by: -count)
    case .pageUp(let count): list.page(by: -count)
    case .top: list.moveToTop()
    case .down(let count): return readOn { $0.move(by: count) }
    case .pageDown(let count): return readOn { $0.page(by: count) }
    case .bottom: return readOn { $0.moveToBottom() }
    case .open: return openSelected()
    case .refresh: return timeline.refresh()
    case .new: showNew()
    case .gap: return try fillGap()
    case .like: throw .noPost
    case .me: return showProfile()
    case .photo: throw .noProfile
    case .logout: return signOut()
    case .back, .offline, .online, .grow, .expire, .help, .quit, .login, .code: break
    }
    return nil
  }
}

extension Reader {
  /// Goes down, and asks for the next page when the last row comes into sight.
  private func readOn(_ move: (inout ListScreen) -> Void) -> Task<Void, Never>? {
    move(&list)
    return list.visible.endIndex == list.model.rows.endIndex ? timeline.next() : nil
  }

  private func showNew() {
    timeline.showNew()
    follow()
    list.moveToTop()
  }

  private func openSelected() -> Task<Void, Never>? {
    switch timeline.entries.first(where: { $0.rowID == list.selected?.id }) {
    case .status(let row):
      show(
        .post(
          app.makeTimelineDetailViewModel(row.id, shown: row.item, in: app.router)))
      return nil
    case .gap(let gap): return timeline.fill(gap)
    case .unreadable, nil: return nil
    }
  }

  private func like() throws(ReaderFault) -> Task<Void, Never>? {
    guard case .post(let post) = subject else { throw .noPost }
    return post.like()
  }

  /// The profile, if it is open.
  private var profile: MeViewModel? {
    if case .me(let model) = subject { model } else { nil }
  }

  private func send(_ file: String) throws(ReaderFault) -> Task<Void, Never>? {
    guard let profile else { throw .noProfile }
    let upload = profile.upload { try? Data(contentsOf: URL(filePath: file)) }
    return Task {
      await upload?.value
      await profile.item.load(.cacheOnly).value
    }
  }

  /// Where posts are missing.
  var gaps: [GapRow] { timeline.entries.compactMap(\.gap) }

  /// Fills the gap that is selected, or else the first one.
  private func fillGap() throws(ReaderFault) -> Task<Void, Never>? {
    let gaps = self.gaps
    let selected = gaps.first { TimelineEntry.gap($0).rowID == list.selected?.id }
    guard let gap = selected ?? gaps.first else { throw .noGap }
    return timeline.fill(gap)
  }
}

extension TimelineEntry {
  fileprivate var gap: GapRow? {
    if case .gap(let gap) = self { gap } else { nil }
  }
}
