import Foundation
import Testing

/// The codes by which programs know errors. They are in no list of the product's: each stands where
/// its error is put into words. To change one breaks the programs that know it.
@Suite struct ErrorCodeTests {
  @Test func noneIsRenamed() throws {
    #expect(try codesInSources() == Self.codes)
  }

  private func codesInSources() throws -> [String] {
    let sources = Repository.root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    let codes = try files.flatMap { file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      return text.matches(of: #/(?:omplaint|Refusal|UsageError)\(\s*"([a-z]+(?:-[a-z]+)*)"/#).map {
        String($0.output.1)
      }
    }
    return Set(codes).sorted()
  }

  private static let codes = [
    "bad-data", "bad-envelope", "bad-folder", "bad-folder-name", "bad-header", "bad-language",
    "bad-paging", "bad-pair", "bad-path", "bad-place", "bad-prefix", "bad-rows", "bad-sources",
    "bad-template", "bad-templates", "bad-time", "bad-title", "bad-url", "both-added",
    "broken-test-plan",
    "built-on", "cannot-access", "changed-meanwhile", "circle", "conflicts", "crowded-diagram",
    "damaged-history",
    "doubled-marker", "drift", "edited-file", "error", "file-exists", "file-in-conflict",
    "file-in-the-way", "folder-in-the-way", "folder-taken", "foreign-folder", "foreign-history",
    "foreign-journal", "foreign-package", "foreign-settings", "full-history", "half-done",
    "has-ledger", "hidden-type", "inside-target", "interrupted", "invalid-field",
    "invalid-field-edit", "invalid-name", "key-taken", "letter-case", "link-in-the-way",
    "loose-sources", "makes-nothing", "markers-without-project", "misplaced", "missing-argument",
    "missing-baseline",
    "missing-command", "missing-file", "missing-marker", "missing-option", "missing-value",
    "module-exists", "module-in-use", "name-in-use", "name-taken", "names-taken", "newer-history",
    "no-address", "no-answer", "no-architecture", "no-clone", "no-curl", "no-fields", "no-git",
    "no-home", "no-id", "no-identity", "no-ledger", "no-longer-generated", "no-module",
    "no-package", "no-package-variable", "no-parts",
    "no-project", "no-runs", "no-sources", "no-target",
    "no-tiers", "not-a-file", "not-a-folder", "not-a-number", "not-alone", "not-installed",
    "not-together", "nothing-to-settle", "old-deployment", "old-platforms", "old-tools",
    "older-base",
    "open-path", "options-in-conflict", "other-entity", "other-in-the-way", "others-journal",
    "outside-folder", "outside-modules", "outside-project", "own-template", "place-taken",
    "plain-url", "pointless-option", "project-exists", "refused-by-git", "refused-by-template",
    "removed-and-changed", "repeated-input", "repeated-module", "repeated-option",
    "rewritten-migration", "same-letters", "same-name", "sends-only", "settled-option",
    "several-apps", "several-modules", "several-targets", "slow-git", "table-taken", "taken-back",
    "target-taken", "template-gone", "told", "too-many-fields", "unclosed-marker",
    "unexpected-argument", "unknown-argument", "unknown-command", "unknown-module",
    "unknown-operation", "unknown-option", "unknown-path", "unknown-resource", "unknown-revision",
    "unknown-run", "unknown-subject", "unknown-template", "unknown-template-file", "unknown-value",
    "unmerged-file", "unreadable-platforms", "unreadable-project", "unreadable-reply", "unsettled",
    "unwanted-value", "unwell", "vanished-name", "violations", "writing-not-allowed",
    "wrong-argument", "wrong-template",
  ]
}
