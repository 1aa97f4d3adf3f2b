nonisolated extension Bool: Choosable {
  package static var choices: [Bool] { [true, false] }

  package var choiceText: String { displayText }
}
