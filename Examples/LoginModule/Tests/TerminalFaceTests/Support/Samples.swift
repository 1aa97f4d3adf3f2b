@testable import TerminalFace

extension Surroundings {
  static let sample = Surroundings(title: "Timeline", status: "demo", help: "q quit")
}

extension Row {
  /// Takes one line.
  static func short(_ number: Int) -> Row {
    Row(id: "\(number)", title: "post \(number)")
  }
}

extension ListContent {
  static func short(_ numbers: some Sequence<Int>, footer: String? = nil) -> ListContent {
    ListContent(.sample, rows: numbers.map(Row.short), placeholder: "Nothing here.", footer: footer)
  }
}

extension ListScreen {
  /// The content as it is drawn, without what is around it.
  var content: [String] {
    frame.lines.dropFirst().dropLast(2).map(\.text)
  }
}
