import Speaking

/// The topic of an option: the heading in help.
package enum OptionTopic: CaseIterable, Sendable {
  case content, source, place, run

  package var title: Message {
    switch self {
    case .content: "What it shows"
    case .source: "Where it comes from"
    case .place: "Where it stands"
    case .run: "How it runs"
    }
  }
}
