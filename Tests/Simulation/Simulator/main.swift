import Foundation

// Runs stories of lists, and says which break a promise.
//
//   Simulator FIRST COUNT [KIND]   the seeds from FIRST on, for each kind of server or one

SerialTasks.begin()
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let first = UInt64(arguments.first ?? ""),
  let count = UInt64(arguments.dropFirst().first ?? "")
else {
  print("usage: Simulator FIRST COUNT [KIND]")
  exit(64)
}
let named = arguments.dropFirst(2).compactMap { ServerKind(rawValue: $0) }
var failures = 0
for kind in named.isEmpty ? ServerKind.allCases : named {
  for seed in first..<(first + count) {
    let trial = Trial(kind: kind, seed: seed)
    guard let broken = await trial.outcome(of: trial.steps) else { continue }
    failures += 1
    print("\(kind), seed \(seed): \(broken.words)")
    // The first of a kind in full; the others are most often the same.
    if failures == 1 {
      let (steps, broken, log) = await trial.shrunk()
      print("in \(steps.count) steps: \(broken.words)")
      for line in log { print("  \(line)") }
    }
    if failures > 9 { exit(1) }
  }
  print("\(kind): \(count) stories from seed \(first)")
}
exit(failures == 0 ? 0 : 1)
