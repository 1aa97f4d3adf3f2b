import BaseView
import MeView
import TerminalFace
import TimelineView

/// What is open in front of the list and goes on changing: a post, or the profile.
@MainActor
enum PageSubject {
  case post(TimelineDetailViewModel)
  case me(MeViewModel)
}

extension PageSubject {
  /// What the terminal shows of it, around a text of several lines.
  func page(_ dates: StatusDate, help: String) -> (surroundings: Surroundings, text: String) {
    switch self {
    case .post(let model):
      let date = model.detail?.dateText(dates) ?? ""
      let surroundings = Surroundings(
        title: model.detail?.authorText ?? "", status: model.isLiked ? "♥ · \(date)" : date,
        notice: model.refusal, help: help)
      return (surroundings, model.detail?.wholeText ?? "")
    case .me(let model):
      let surroundings = Surroundings(
        title: MeText.title, status: model.status, notice: model.refusal ?? model.item.notice,
        help: help)
      return (surroundings, model.text)
    }
  }

  /// The commands that would do something with it.
  var commands: [String] {
    switch self {
    case .post: ["back", "like", "down", "quit"]
    case .me: ["back", "refresh", "quit"]
    }
  }
}

extension MeViewModel {
  fileprivate var status: String {
    if item.isReady, !canUpload { return uploadText }
    return item.isLoading ? BaseText.loading : ""
  }

  /// The fields of the profile, or what stands in their place.
  fileprivate var text: String {
    guard placeholder == nil else { return placeholder?.words ?? "" }
    let fields = [
      (MeText.nameLabel, nameText), (MeText.likesLabel, likesText),
      (MeText.avatarLabel, (avatarURL?.lastPathComponent).displayText),
    ]
    return fields.map { "\($0): \($1)" }.joined(separator: "\n")
  }
}
