// What `Tests/Fuzz/run` adds to the end of a copy of this package's manifest: a program that reads
// damaged texts takes the place of the tests, and all it calls reports which code is reached.

for target in package.targets where target.type == .regular {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]
}
package.targets.removeAll { $0.type == .test }
package.targets.append(
  .executableTarget(
    name: "Fuzzer",
    dependencies: [
      "Speaking", "Ground", "SwiftReading", "DocumentReading", "Inference", "Merging", "Model",
      "Generation", "Checking", "Drawing", "CommandLine", "ToolServing", "Templates",
    ],
    path: "Tests", sources: ["Fuzz/Fuzzer", "ScaffoldTests/Fuzz/Readers"],
    swiftSettings: exact, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
