import Foundation
import Testing

@testable import SwiftReading
@testable import Templates

/// Whatever fields, modules and entities are called, nothing that is emitted takes a name of Apple's.
@Suite struct EmittedNamesTests {
  private static let screens = "--screens list,detail,create,edit,delete,search"

  /// Each kind in each pattern, in the words of `new-module`.
  private static let shapes =
    ["--kind item", "--kind form", "--kind list \(screens)", "--kind item --by id"].flatMap {
      kind in
      ["", " --pattern mvc", " --pattern mvc-variant", " --pattern mv --ui swiftui"].map {
        kind + $0
      }
    } + ["--kind login --second-factor", "--kind login --second-factor --pattern mvc"]

  /// A project with both frameworks, which is made once.
  private static let project = Result {
    let sandbox = try Sandbox()
    #expect(sandbox.run("new-project Demo --at . --ui both").status == .success)
    return try sandbox.tree().compactMapValues { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// What a field can be called so that a member made of it has a name of Apple's: each that a view or a
  /// controller has, and what it begins and ends with.
  private static let words = Result {
    let table = try AppleNames.all.get()
    let owners = Set(
      ["UITableViewCell", "UIScrollView", "UIStackView", "UIButton", "UINavigationController"]
        .flatMap(table.family))
    let members = owners.flatMap { table.types[$0]?.members ?? [] }.map(\.selector)
    let names = members.filter { !$0.contains(":") }.map { String($0.prefix { $0 != "(" }) }
    return Set(names.flatMap(parts))
      .filter { $0.count > 1 && !SwiftKeyword.isReserved($0) }
      .subtracting(["id", "preview"]).sorted()
  }

  /// `textLabel` gives `textLabel`, `text` and `label`.
  private static func parts(of name: String) -> [String] {
    let words = name.reduce(into: [""]) { words, letter in
      if letter.isUppercase { words.append("") }
      words[words.count - 1].append(letter)
    }.filter { !$0.isEmpty }
    return words.indices.flatMap { [words[...$0].joined(), words[$0...].joined()] }
      .map { $0.prefix(1).lowercased() + $0.dropFirst() }
  }

  private static let heritage = Result { NameClash.heritage(in: try project.get().filter(isSwift)) }

  private static func isSwift(_ file: (key: String, value: String)) -> Bool {
    file.key.hasSuffix(".swift") && file.key != "Package.swift"
  }

  /// In what a module adds to the project.
  private static func clashes(of words: [String]) throws -> [String] {
    let before = try project.get()
    let sandbox = try Sandbox(before)
    let outcome = sandbox.run(["new-module"] + words)
    #expect(outcome.status == .success, Comment(rawValue: outcome.err))
    let files = try sandbox.tree()
      .compactMapValues { $0.map { String(decoding: $0, as: UTF8.self) } }
      .filter { isSwift($0) && before[$0.key] != $0.value }
    #expect(files.count > 10)
    return try NameClash.all(in: files, beside: heritage.get(), among: AppleNames.all.get())
      .map(\.description)
  }

  @Test func noFileOfAProjectHasAClash() throws {
    let files = try Self.project.get().filter(Self.isSwift)
    #expect(try NameClash.all(in: files, among: AppleNames.all.get()).map(\.description) == [])
  }

  /// Two hundred words in each shape, as texts; in the long run all of them, and as other types.
  @Test(arguments: ["String"] + (Repository.isLongRun ? ["Image", "Bool", "LongText?"] : []))
  func noFieldMakesAClash(_ type: String) throws {
    var random = SeededGenerator(seed: 27)
    let count = 200
    for shape in Self.shapes where !shape.contains("login") {
      let words = try Self.words.get().shuffled(using: &random)
      for start in stride(from: 0, to: Repository.isLongRun ? words.count : count, by: count) {
        let fields = words[start..<min(start + count, words.count)].map { "\($0):\(type)" }
        let list = (["id:Int"] + fields).joined(separator: " ")
        let clashes = try Self.clashes(
          of: ["Sample", "--fields", list] + shape.split(separator: " ").map(String.init))
        #expect(clashes == [], Comment(rawValue: shape))
      }
    }
  }

  /// Modules and entities that are called as members are.
  @Test func noModuleAndNoEntityMakesAClash() throws {
    var random = SeededGenerator(seed: 31)
    let words = try Self.words.get().map(\.capitalizedFirst)
    let count = Repository.isLongRun ? 200 : 2
    for shape in Self.shapes {
      for _ in 0..<count {
        let name = words.randomElement(using: &random)! + "Part"
        let entity = words.randomElement(using: &random)! + "Thing"
        let clashes = try Self.clashes(
          of: [name, "--entity", entity] + shape.split(separator: " ").map(String.init))
        #expect(clashes == [], Comment(rawValue: "\(name) \(entity) \(shape)"))
      }
    }
  }
}
