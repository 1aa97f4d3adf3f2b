/// Follows a manifest from its first statement to its last, without running it.
///
/// What it cannot say is unknown, and whatever comes of it. Where the manifest decides while it
/// runs, both ways are followed, and what they have in common is kept.
struct ManifestEvaluator {
  let source: SwiftSource
  /// The variables outside all functions, once they have a value.
  var globals: [String: ManifestValue] = [:]
  /// The variables of the functions that are being followed.
  var frames: [[String: ManifestValue]] = []
  var computed: [String: [ManifestStatement]] = [:]
  var functions: [String: [ManifestFunction]] = [:]
  var modules: [ModuleCall] = []
  /// The steps that are left before a manifest counts as one that nobody could read.
  private(set) var steps: Int
  /// How many expressions and bodies are being followed, one inside the other.
  var nesting = 0
  /// True if something could not be followed that may have changed any target.
  var isLost = false
  /// The first byte of what changes the package in a way that is not known.
  var doubt: Int?

  /// A call of the function `module`, which makes the targets of one.
  struct ModuleCall {
    let offset: Int
    let values: [String: ManifestValue]
  }

  /// - Parameter steps: what may be spent. A manifest with 5,000 modules takes over a million.
  init(_ source: SwiftSource, steps: Int = 4_000_000) {
    self.source = source
    self.steps = steps
    let statements = ManifestParser.statements(of: source)
    declare(statements)
    doubt = MutationScan(source).changeOfTarget
    isLost = doubt != nil
    _ = follow(statements[...])
  }
}

extension ManifestEvaluator {
  /// Functions and computed variables are known before the first statement.
  private mutating func declare(_ statements: [ManifestStatement]) {
    for statement in statements {
      switch statement.kind {
      case .function(let function): functions[function.name, default: []].append(function)
      case .computed(let name, let body):
        // Whoever declares it twice decides between them in a way that is not known here.
        computed[name] =
          computed[name] == nil ? body : []
      case .type(let members): declareMembers(members)
      case .branch(nil, let then, let other):
        declare(then)
        declare(other)
      default: break
      }
    }
  }

  /// `.logging`, once an extension has `static let logging = …`
  private mutating func declareMembers(_ members: [ManifestStatement]) {
    declare(
      members.map { member in
        switch member.kind {
        case .variable(let name, _, let value?):
          let body = ManifestStatement(kind: .return(value), range: member.range)
          return ManifestStatement(kind: .computed("." + name, [body]), range: member.range)
        case .computed(let name, let body):
          return ManifestStatement(kind: .computed("." + name, body), range: member.range)
        case .function(let function):
          let renamed = ManifestFunction(
            name: "." + function.name, parameters: function.parameters, body: function.body,
            range: function.range)
          return ManifestStatement(kind: .function(renamed), range: member.range)
        default: return member
        }
      })
  }

  /// Counts, so that a manifest that calls itself for ever comes to an end.
  ///
  /// - Parameter cost: how much work the step is; one for an expression.
  @discardableResult
  mutating func takesStep(_ cost: Int = 1) -> Bool {
    steps -= cost
    let isAllowed = steps >= 0 && nesting < 200
    isLost = isLost || !isAllowed
    return isAllowed
  }
}

// MARK: - Variables

extension ManifestEvaluator {
  mutating func value(of name: String) -> ManifestValue {
    if let value = frames.last?[name] ?? globals[name] { return value }
    switch name {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "nil": return .nothing
    default: break
    }
    if let body = computed[name] { return result(of: body, with: [:]) }
    if let functions = functions[name], functions.count == 1 {
      return .function(closure(functions[0]))
    }
    return .unknown
  }

  mutating func set(_ name: String, to value: ManifestValue, isNew: Bool = false) {
    let value = bearable(value)
    if let last = frames.indices.last, isNew || frames[last][name] != nil {
      frames[last][name] = value
    } else {
      globals[name] = value
    }
  }

  /// The value, unless it is so large that no manifest would have it.
  mutating func bearable(_ value: ManifestValue) -> ManifestValue {
    guard value.size.isBearable else {
      isLost = true
      return .unknown
    }
    return value
  }

  func closure(_ function: ManifestFunction) -> ManifestClosure {
    ManifestClosure(
      parameters: function.parameters, body: function.body, captured: [:], range: function.range)
  }

  /// Takes over what another one, which followed another way, has spent.
  mutating func spend(as other: ManifestEvaluator) {
    steps = min(steps, other.steps)
    isLost = isLost || other.isLost
  }

  /// A look at the tokens of a part of the file.
  mutating func scan(_ range: Range<Int>) -> MutationScan {
    takesStep(range.count / 8)
    return MutationScan(source, in: range)
  }

  /// Whatever a part of the file may change is no longer known.
  mutating func forget(changesIn range: Range<Int>) {
    for name in scan(range).variables {
      if frames.last?[name] != nil || globals[name] != nil {
        set(name, to: blurred(value(of: name)))
      }
    }
  }

  /// The facts that are still known of a value that was changed in a way that is not known.
  func blurred(_ value: ManifestValue) -> ManifestValue {
    switch value {
    case .list(let list): return .list(.either(list, .unknown))
    case .record(var record):
      record["targets"] = .list(.either(record["targets"]?.list ?? .unknown, .unknown))
      return .record(record)
    default: return .unknown
    }
  }
}
