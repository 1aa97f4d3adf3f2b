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

  @Test func callsYesAndNoByTheirWords() {
    #expect(
      Bool?.choices(beside: nil).map(\.choiceText) == [BaseText.notSet, BaseText.yes, BaseText.no])
  }

  @Test func letsStayWhatTheAppDoesNotKnow() {
    #expect(Size?.choices(beside: .other("huge")) == [nil, .small, .other("huge")])
  }

  @Test func offersSomeOfAFew() {
    #expect([Size].choices(beside: []) == [.small])
    #expect([Size].choices(beside: [.other("huge"), .small]) == [.small, .other("huge")])
  }

  @Test func turnsOneOfAFewOnAndOff() {
    var sizes: [Size] = [.other("huge")]

    sizes[having: .small] = true
    sizes[having: .small] = true
    #expect(sizes == [.other("huge"), .small])
    #expect(sizes[having: .small])

    sizes[having: .other("huge")] = false
    #expect(sizes == [.small])
  }

  @Test func isCalledByItsRowToo() {
    #expect("Color".spoken(in: BaseText.row("Label", 2)) == "Label 2, Color")
    #expect("Color".spoken(in: nil) == "Color")
  }
}
