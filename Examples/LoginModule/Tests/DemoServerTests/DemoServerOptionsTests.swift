import Testing

@testable import DemoServerKit

struct DemoServerOptionsTests {
  private func outcome(_ line: String) -> String {
    do {
      let options = try DemoServerOptions(line.split(separator: " ").map(String.init))
      return "\(options.port) \(options.posts) \(options.seed)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("", "8420 200 1"),
    ("--port 0 --posts 10000 --seed 18446744073709551615", "0 10000 18446744073709551615"),
    ("--port", "`--port` wants a number from 0 to 65535"),
    ("--port 65536", "`--port` wants a number from 0 to 65535"),
    ("--posts many", "`--posts` wants a number from 0 to 100000"),
    ("--seed -1", "`--seed` wants a number from 0 to 18446744073709551615"),
    (
      "--prot 1",
      "unknown word `--prot`; there are `--port`, `--posts` and `--seed`, each with a number"
    ),
  ])
  func readsWords(line: String, expected: String) {
    #expect(outcome(line) == expected)
  }

  @Test func saysWhyItCannotStart() {
    #expect(
      [DemoServerFault.portTaken(8420), .system(13)].map(\.description) == [
        "port 8420 is taken; choose another with `--port`, or any that is free with `--port 0`",
        "the server cannot start: Permission denied",
      ])
  }
}
