import Foundation
import Testing

@testable import Ground

/// What only shows when the tool runs as a process: pipes, devices, locks, kills. Slow.
@Suite struct ProcessTests {
  @Test func aFullDeviceForTheOutputStopsTheRun() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()

    let run = try Tool.built().shell(
      "$SCAFFOLD new-module Login --template tiny > /dev/full", in: sandbox.root)

    #expect(run.status == ExitCode.cannotWrite.rawValue)
    #expect(
      run.err == "error: cannot write `the standard output`: the disk is full; "
        + "free some space and run the command again\n")
    #expect(try sandbox.tree() == before)
  }

  @Test func aClosedPipeStopsTheRunInSilence() throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()

    let run = try Tool.built().shell(
      "(sleep 0.2; $SCAFFOLD new-module Login --template tiny; echo $? >&2) | true; sleep 1",
      in: sandbox.root)

    #expect(run.err == "\(ExitCode.cannotWrite.rawValue)\n")
    #expect(try sandbox.tree() == before)
  }

  /// A limit of the system's is an error, and never the end of the process by a signal.
  @Test(arguments: ["ulimit -f 1", "ulimit -n 4", "ulimit -n 5", "ulimit -n 6", "ulimit -n 8"])
  func aLimitStopsTheRun(_ limit: String) throws {
    for command in ["new-module Feed --template tiny", "check", "graph", "status", "update"] {
      let sandbox = try Sandbox.project()
      _ = sandbox.run("new-module Login --template tiny")
      let before = try sandbox.tree()

      let run = try Tool.built().shell(
        "(\(limit); exec $SCAFFOLD \(command)) > /dev/null", in: sandbox.root)

      #expect(run.status < 128, Comment(rawValue: "\(command) with \(limit)"))
      let isWhole = run.status == 0 && command.hasPrefix("new")
      // What could not even be taken back is, by the next command that writes.
      _ = sandbox.run("remove-module Nobody")
      #expect(try sandbox.tree() == before || isWhole)
    }
  }

  @Test func eightRunsAtOnceRegisterEightModules() throws {
    let sandbox = try Sandbox.project()
    let names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta"]

    let line =
      "for name in \(names.joined(separator: " ")); do "
      + "$SCAFFOLD new-module $name --template tiny >/dev/null & done; wait"
    let run = try Tool.built().shell(line, in: sandbox.root)

    #expect(Self.complaints(run.err).isEmpty)
    let lines = names.sorted().map { "  module(\"\($0)\"),\n" }.joined()
    #expect(
      try sandbox.read("Package.swift")
        == "let modules = [\n  // scaffold:modules\n\(lines)  // scaffold:end\n]\n")
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test func eightRunsAtOnceMakeOneProject() throws {
    let sandbox = try Sandbox()
    let names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta"]

    let line =
      "for name in \(names.joined(separator: " ")); do "
      + "$SCAFFOLD new-module $name --at a/Demo >/dev/null & done; wait"
    let run = try Tool.built().shell(line, in: sandbox.root)

    #expect(Self.complaints(run.err).isEmpty)
    #expect(sandbox.run("status --strict --at a/Demo").status == .success)
    let list = sandbox.run("list --at a/Demo").out
    #expect(names.allSatisfy(list.contains))
  }

  /// Killed at random moments, the tree is as before or as after once the tool has run again.
  @Test func aKillLeavesNothingHalf() throws {
    let after = try Sandbox.project()
    _ = after.run("new-module Login Home Feed --template tiny")
    let afterTree = try after.tree()
    var outcomes: Set<Bool> = []
    for attempt in stride(from: 0, to: 40, by: Repository.isLongRun ? 1 : 4) {
      let sandbox = try Sandbox.project()
      let before = try sandbox.tree()
      let delay = Double(attempt) * 0.0004
      _ = try Tool.built().shell(
        "$SCAFFOLD new-module Login Home Feed --template tiny >/dev/null & "
          + "sleep \(delay); kill -9 $! 2>/dev/null; wait", in: sandbox.root)
      _ = sandbox.run("remove-module Nobody")
      let tree = try sandbox.tree()
      #expect(tree == before || tree == afterTree)
      outcomes.insert(tree == afterTree)
    }
    #expect(!outcomes.isEmpty)
  }

  /// What was said besides that a run waits for another.
  private static func complaints(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasSuffix("; waiting for its end") }
  }

  /// Asked to end at random moments, it leaves the tree as before or as after, with no other run.
  @Test(arguments: ["INT", "TERM", "HUP"])
  func aSignalLeavesNothingHalf(_ signal: String) throws {
    let after = try Sandbox.project()
    _ = after.run("new-module Login Home Feed --template tiny")
    let afterTree = try after.tree()
    for attempt in stride(from: 0, to: 12, by: Repository.isLongRun ? 1 : 3) {
      let sandbox = try Sandbox.project()
      let before = try sandbox.tree()
      // A shell lets what it starts in the background ignore Ctrl-C; `-m` makes it a job.
      let run = try Tool.built().shell(
        "set -m; $SCAFFOLD new-module Login Home Feed --template tiny & "
          + "sleep \(Double(attempt) * 0.001); kill -\(signal) $! 2>/dev/null; wait $!",
        in: sandbox.root)
      let tree = try sandbox.tree()
      #expect(tree == before || tree == afterTree)
      #expect((run.status == 0) == (tree == afterTree) || run.status > 128)
    }
  }

  /// The run has staged its files and cannot say so: the pipe is full. Then it is asked to end.
  @Test func aSignalTakesARunBackAtOnce() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()

    let run = try Tool.built().shell(
      """
      pipe=$(mktemp -u) && mkfifo $pipe && exec 3<>$pipe && rm $pipe
      head -c 65536 /dev/zero >&3
      $SCAFFOLD new-module Login --template tiny >&3 & run=$!
      until ls Sources/Modules/Login/Data/.scaffold-*.new; do sleep 0.01; done >/dev/null 2>&1
      kill -TERM $run
      head -c 65536 <&3 >/dev/null
      wait $run
      """, in: sandbox.root)

    #expect(run.status == 128 + SIGTERM)
    #expect(
      run.err.split(separator: "\n").first.map(String.init)
        == "error: interrupted; nothing was written")
    #expect(try sandbox.tree() == before)
  }

  @Test func theExecutableNeedsNothingBesideIt() throws {
    let sandbox = try Sandbox()
    let run = try Tool.built().shell(
      "cp $SCAFFOLD elsewhere && ./elsewhere new-module Login --at Demo", in: sandbox.root)

    #expect(run.status == 0)
    #expect(try sandbox.paths().contains("Demo/Sources/Modules/Login/.scaffold.json"))
  }
}
