import BaseView
import Testing

nonisolated struct ChoosableTests {
  private enum Size: Choosable {
    case small
    case other(String)

    static let choices: [Size] = [.small]

    var choiceText: String {
      switch self {
      case .small: "Small"
      case .other(let name): name
      }
    }
  }

  @Test func offersNothingFirst() {
    let choices = Size?.choices(beside: nil)

    #expect(choices == [nil, .small])
    #expect(choices.map(\.choiceText) == [BaseText.notSet, "Small"])
    #expect(Size?.choices(beside: .small) == choices)
  }

  @Test func letsStayWhatTheAppDoesNotKnow() {
    #expect(Size?.choices(beside: .other("huge")) == [nil, .small, .other("huge")])
  }
}
