import Foundation
import Testing

/// What holds of Base whatever is made, changed and taken out, in any order.
@Suite struct PartSequenceTests {
  /// Random commands, each of which succeeds or is refused. Only the history, and with it the files that
  /// an undo needs, is not the same afterwards.
  @Test(arguments: 0..<(Repository.isLongRun ? 100 : 3))
  func holdsWhateverTheCommands(seed: Int) throws {
    var walk = try PartWalk(seed: seed)
    for _ in 0..<(Repository.isLongRun ? 12 : 5) { try walk.step() }

    try expectEachPartIsNeeded(walk)
    try expectNoOrderCounts(walk)
    try expectEachRunCanBeTakenOut(walk)
    try expectNothingIsLeft(walk)
  }

  /// The parts are those of each module alone, with what these need and bring together.
  private func expectEachPartIsNeeded(_ walk: PartWalk) throws {
    var parts: Set<String> = []
    for name in walk.modules.keys {
      let alone = try walk.again([name])
      try parts.formUnion(#require(alone.ledger().past.parts))
    }
    let union = try walk.empty.copy()
    if !parts.isEmpty {
      #expect(union.run(["base", "add"] + parts.sorted()).status == .success)
    }
    #expect(try union.ledger().past.parts == walk.sandbox.ledger().past.parts, "\(walk.said)")
  }

  /// Lines that modules register are sorted, so that not even these depend on the order.
  private func expectNoOrderCounts(_ walk: PartWalk) throws {
    var walk = walk
    let other = try walk.again(walk.modules.keys.sorted().shuffled(using: &walk.random))
    expect(try other.tree(), is: try walk.sandbox.tree(), walk)
  }

  /// To take back the run that made a module, whatever came later, is never to have made it.
  private func expectEachRunCanBeTakenOut(_ walk: PartWalk) throws {
    let names = walk.modules.keys.sorted()
    guard names.count > 1 else { return }
    for (index, name) in names.enumerated() where walk.modules[name]?.count == 1 {
      let (sandbox, others) = (try walk.again(names), names.filter { $0 != name })
      let before = try sandbox.tree()
      let number = names[..<index].reduce(1) { $0 + (walk.modules[$1]?.count ?? 0) }
      let outcome = sandbox.run("undo \(number)")
      #expect(outcome.status == .success, "\(walk.said)\n\(outcome.err)")
      expect(try sandbox.tree(), is: try walk.again(others).tree(), walk)
      #expect(sandbox.run("undo").status == .success)
      expect(try sandbox.tree(), is: before, walk)
      return
    }
  }

  private func expectNothingIsLeft(_ walk: PartWalk) throws {
    var walk = walk
    for name in walk.modules.keys.sorted().shuffled(using: &walk.random) {
      #expect(walk.sandbox.run("remove-module \(name)").status == .success)
    }
    expect(try walk.sandbox.tree(), is: try walk.empty.tree(), walk)
  }
}

private func expect(_ tree: [String: Data?], is wanted: [String: Data?], _ walk: PartWalk) {
  let paths = Set(tree.keys).union(wanted.keys).filter { tree[$0] != wanted[$0] }.sorted()
  #expect(paths == [], "\(walk.said)")
}

/// A project that random commands change, with the commands that make each of its modules again.
private struct PartWalk {
  let sandbox: Sandbox
  /// The same project before its first module.
  let empty: Sandbox
  var random: SeededGenerator
  private(set) var modules: [String: [[String]]] = [:]
  private(set) var said: [String]
  private var count = 0

  init(seed: Int) throws {
    random = SeededGenerator(seed: seed)
    empty = try Sandbox()
    let kit = ["uikit", "swiftui", "both", "none"].randomElement(using: &random) ?? ""
    said = ["new-project Demo --at . --ui \(kit)"]
    #expect(empty.run(said[0]).status == .success)
    try empty.remove(".scaffold-history")
    sandbox = try empty.copy()
  }

  /// A project of some of the modules, made in an order.
  func again(_ names: [String]) throws -> Sandbox {
    let sandbox = try empty.copy()
    for words in names.flatMap({ modules[$0] ?? [] }) {
      let outcome = sandbox.run(words)
      #expect(outcome.status == .success, "\(words)\n\(outcome.err)")
    }
    return sandbox
  }

  /// Does a command; undone, the tree is as before, and undone again, as after it.
  mutating func step() throws {
    count += 1
    let words = command()
    let before = try sandbox.tree()
    let outcome = sandbox.run(words)
    guard outcome.status == .success else {
      #expect(outcome.err.hasPrefix("error: "), "\(words)")
      return expect(try sandbox.tree(), is: before, self)
    }
    said.append(words.joined(separator: " "))
    let after = try sandbox.tree()
    #expect(sandbox.run("status --strict").status == .success, "\(said)")
    #expect(sandbox.run("repair") == Outcome("Nothing to repair"), "\(said)")
    guard before != after else { return }
    note(words)
    #expect(sandbox.run("undo").status == .success, "\(said)")
    expect(try sandbox.tree(), is: before, self)
    #expect(sandbox.run("undo").status == .success, "\(said)")
    expect(try sandbox.tree(), is: after, self)
  }

  private mutating func note(_ words: [String]) {
    let name = words[1]
    switch words[0] {
    case "remove-module": modules[name] = nil
    case "rename-module": modules[words[2]] = (modules.removeValue(forKey: name) ?? []) + [words]
    default: modules[name, default: []].append(words)
    }
  }
}

// MARK: - Commands

extension PartWalk {
  private mutating func command() -> [String] {
    guard chance(6), let name = modules.keys.sorted().randomElement(using: &random) else {
      return module()
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return ["remove-module", name]
    case 1: return ["rename-module", name, "Named\(count)"]
    case 2: return ["update", name, pick("--with", "--without"), pick("network", "database")]
    case 3: return ["update", name, "--ui", pick("uikit", "swiftui", "both", "none")]
    case 4: return ["update", name, "--screens", screens()]
    default: return ["update", name, "--fields", "+added\(count):\(pick("Int?", "Image?"))"]
    }
  }

  private mutating func module() -> [String] {
    let kind = pick("item", "list", "list", "form", "login")
    var words = ["new-module", "Made\(count)", "--kind", kind]
    if kind != "login", chance(6) { words += ["--fields", fields(isForm: kind == "form")] }
    if chance(3) { words += ["--ui", pick("uikit", "swiftui", "both", "none")] }
    if chance(2) { words += ["--home", pick("tab", "none")] }
    if chance(2) { words += ["--pattern", pick("mvc", "mvc-variant", "mv")] }
    if kind != "form", chance(3) {
      words += ["--without", pick("network", "storage", "database", "network,storage")]
    }
    switch kind {
    case "login" where chance(5): words += ["--second-factor"]
    case "item" where chance(4): words += ["--by", "id"]
    case "list":
      if chance(6) { words += ["--screens", screens()] }
      if chance(3) { words += ["--fresh", "5m"] }
      if chance(3) { words += ["--edit", "patch"] }
      if chance(3) { words += ["--paging", pick("none", "link(next: /next)")] }
      if chance(4), words.contains("--fields") { words += ["--section", "made\(count)x0"] }
    default: break
    }
    return words
  }

  private mutating func screens() -> String {
    let some = ["detail", "create", "edit", "delete", "search"].shuffled(using: &random)
    return (["list"] + some.prefix(Int.random(in: 0...5, using: &random))).joined(separator: ",")
  }

  private mutating func fields(isForm: Bool) -> String {
    let types = (isForm ? Self.entered : Self.shown).shuffled(using: &random)
    let some = types.prefix(Int.random(in: 1...4, using: &random)).enumerated().map { index, type in
      "made\(count)x\(index):\(type.replacing("Part", with: "Part\(count)x\(index)"))"
    }
    let id = isForm ? [] : ["id:\(pick("Int64", "String", "UUID"))"]
    return (id + some).joined(separator: " ")
  }

  /// True in so many of ten cases.
  private mutating func chance(_ ofTen: Int) -> Bool {
    Int.random(in: 0..<10, using: &random) < ofTen
  }

  private mutating func pick(_ words: String...) -> String {
    words.randomElement(using: &random) ?? ""
  }

  private static let shown = [
    "Int", "Double?", "Decimal?", "Bool", "String", "Date?", "Timestamp(s)?", "Day?", "URL?",
    "Image?", "Email?", "LongText?", "Data?", "UUID?", "JSON?", "[String]?", "[String:Int]?",
    "enum(a,b)", "Part{a:Int b:String?}",
  ]
  private static let entered = [
    "Int", "Double", "Decimal", "Bool", "String", "Date", "Day", "URL?", "Email", "LongText",
    "UUID?", "Secret", "enum(a,b)", "[String]", "Part{a:Int b:String}", "[Part{a:Int b:String}]",
  ]
}
