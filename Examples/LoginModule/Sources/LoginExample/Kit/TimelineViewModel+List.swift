import BaseView
import TerminalFace
import TimelineView

extension TimelineViewModel {
  /// What the screen shows, as a list of the terminal.
  func list(_ dates: StatusDate, help: String = "") -> ListContent {
    ListContent(
      Surroundings(title: TimelineText.title, status: status, notice: notice, help: help),
      rows: entries.map { Row($0, dates) },
      placeholder: placeholder?.words ?? "",
      footer: footer?.words)
  }

  /// What there is to know above the rows; where there are none, their placeholder says it.
  private var status: String {
    newText ?? (isLoading && !entries.isEmpty ? BaseText.loading : "")
  }
}

extension Placeholder {
  var words: String {
    switch self {
    case .loading: BaseText.loading
    case .empty(let words), .failed(let words): words
    }
  }
}

extension ListFooter {
  fileprivate var words: String {
    switch self {
    case .loading: BaseText.loading
    case .more: BaseText.more
    case .failed(let words): words
    }
  }
}
