import Foundation

// Measures what the layers cost: swift run -c release TimelineBenchmark [ROUNDS]

let count = 10_000
let rounds = max(1, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 9)
let package = URL(filePath: #filePath).appending(path: "../../..").standardized
let sample = try Data(
  contentsOf: package.appending(path: "LocalServer/statuses/GET public_timeline.json"))

let tenths = (1...10).map { "\(count / 10 * $0)" }
print("| posts read, peak of MB | \(tenths.joined(separator: " | ")) |")
print("|---\(String(repeating: "|---", count: 10))|")
try await Folder.temporary { folder in
  // First what takes least, since a peak never falls.
  let pages = try ServicePages(of: sample, count: count, pageSize: 20)
  let scroll = { (name: String) in
    Scroll(handler: pages.handler(in: folder.appending(path: name)), count: count)
  }
  for (name, peaks) in [
    ("handler alone, pages let go", try await scroll("let go").passing()),
    ("all in the list", await scroll("on screen").keeping()),
  ] {
    print("| \(name) | \(peaks.map { "\($0)" }.joined(separator: " | ")) |")
  }
}

let race = Race(rounds: rounds, count: count)
print(
  """

  | \(count) posts | layers | raw, dates as in the layers | raw, dates as the system reads them \
  | raw, dates left as text |
  |---|---|---|---|---|
  """)
for (name, pageSize) in [("one answer", count), ("pages of 100", 100)] {
  let pages = try ServicePages(of: sample, count: count, pageSize: pageSize)
  let medians = try await race.medians(of: [
    { try await LayeredTimeline(pages: pages, limit: count).run(in: $0) },
    { try RawTimeline<LayersMoment>(pages: pages).run(in: $0) },
    { try RawTimeline<Date>(pages: pages).run(in: $0) },
    { try RawTimeline<String>(pages: pages).run(in: $0) },
  ])
  let cells = medians.map { median in
    let seconds = median.formatted(.units(allowed: [.milliseconds], width: .narrow))
    let ratio = (medians[0] / median).formatted(.number.precision(.fractionLength(2)))
    return median == medians[0] ? seconds : "\(seconds) (\(ratio)×)"
  }
  print("| \(name) | \(cells.joined(separator: " | ")) |")
}
