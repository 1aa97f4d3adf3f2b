extension ManifestEvaluator {
  typealias Arguments = [(label: String?, value: ManifestValue)]

  mutating func call(
    _ callee: ManifestExpression, _ arguments: [ManifestExpression.Argument], at range: Range<Int>
  ) -> ManifestValue {
    switch callee.kind {
    case .word(let name): return call(name, values(of: arguments), at: range)
    case .member(let base, let name):
      if MutationScan.methods.contains(name) { forget(changesIn: range) }
      if let base, !isType(base) {
        return method(name, of: value(of: base), values(of: arguments))
      }
      if let function = functions["." + name] {
        let values = values(of: arguments)
        if let closure = only(function, for: values), let variables = bind(values, to: closure) {
          return result(of: closure.body, with: variables)
        }
        // An overload that is not ours to choose.
        guard only(function, for: values, mayDiffer: true) == nil else { return .unknown }
        return record(name, values, at: range)
      }
      return record(name, values(of: arguments), at: range)
    default:
      let callee = value(of: callee)
      return invoke(callee, values(of: arguments))
    }
  }

  /// `Target`, `Target.Dependency`, and not a variable.
  private func isType(_ expression: ManifestExpression) -> Bool {
    switch expression.kind {
    case .word(let name): name.first?.isUppercase == true
    case .member(let base?, let name): name.first?.isUppercase == true && isType(base)
    default: false
    }
  }

  private mutating func values(of arguments: [ManifestExpression.Argument]) -> Arguments {
    arguments.map { (label: $0.label, value: value(of: $0.value)) }
  }

  private func record(
    _ name: String, _ arguments: Arguments, at range: Range<Int>
  ) -> ManifestValue {
    if name == "init", arguments.count == 1,
      ["stringLiteral", "stringValue"].contains(arguments[0].label)
    {
      return arguments[0].value
    }
    let isTarget = PackageTarget.Kind(maker: name) != nil
    let kept = isTarget ? arguments.filter { Self.essentials.contains($0.label) } : arguments
    return .record(
      ManifestRecord(name: name, arguments: kept, range: range, isMadeInside: !frames.isEmpty))
  }

  /// The arguments of a target that are read; what it is compiled with is of no concern.
  private static let essentials: Set<String?> = [
    nil, "condition", "dependencies", "exclude", "name", "package", "path", "product",
    "productName",
    "sources", "url",
  ]
}

// MARK: - Functions

extension ManifestEvaluator {
  private mutating func call(
    _ name: String, _ arguments: Arguments, at range: Range<Int>
  ) -> ManifestValue {
    if let value = frames.last?[name] ?? globals[name] { return invoke(value, arguments) }
    if let overloads = functions[name] {
      guard let function = only(overloads, for: arguments),
        let variables = bind(arguments, to: function)
      else {
        isLost = true
        return .unknown
      }
      if name == "module" {
        modules.append(ModuleCall(offset: range.lowerBound, values: variables))
      }
      return result(of: function.body, with: variables)
    }
    switch name {
    case "Array", "Set", "String": return arguments.first?.value ?? .list(ManifestList([]))
    default: return record(name, arguments, at: range)
    }
  }

  private mutating func invoke(_ value: ManifestValue, _ arguments: Arguments) -> ManifestValue {
    guard case .function(let closure) = value else { return .unknown }
    let unlabelled = arguments.map { (label: String?.none, value: $0.value) }
    let names = closure.parameters.map { parameter in
      ManifestFunction.Parameter(
        label: nil, name: parameter.name, isVariadic: parameter.isVariadic,
        default: parameter.default)
    }
    let isClosure = closure.parameters.allSatisfy { $0.label == nil }
    let function = ManifestFunction(
      name: "", parameters: isClosure ? names : closure.parameters, body: closure.body,
      range: closure.range)
    guard let variables = bind(isClosure ? unlabelled : arguments, to: function, isLoose: true)
    else { return .unknown }
    return result(of: closure.body, with: closure.captured.merging(variables) { $1 })
  }

  /// The one function among several that takes the arguments.
  private mutating func only(
    _ functions: [ManifestFunction], for arguments: Arguments, mayDiffer: Bool = false
  ) -> ManifestFunction? {
    guard takesStep(functions.count) else { return nil }
    let fitting = functions.filter { bind(arguments, to: $0) != nil }
    return fitting.count == 1 || mayDiffer ? fitting.first : nil
  }

  /// The parameters with their values; `nil` if the arguments are for another function.
  ///
  /// - Parameter isLoose: whether parameters may stay without a value, as `$1` does.
  private mutating func bind(
    _ arguments: Arguments, to function: ManifestFunction, isLoose: Bool = false
  ) -> [String: ManifestValue]? {
    var variables: [String: ManifestValue] = [:]
    var rest = arguments[...]
    for parameter in function.parameters {
      if parameter.isVariadic, rest.first?.label == parameter.label {
        let count = rest.dropFirst().prefix { $0.label == nil }.count + (rest.isEmpty ? 0 : 1)
        variables[parameter.name] = .list(ManifestList(rest.prefix(count).map(\.value)))
        rest = rest.dropFirst(count)
      } else if let first = rest.first, first.label == parameter.label {
        variables[parameter.name] = first.value
        rest = rest.dropFirst()
      } else if let value = parameter.default {
        variables[parameter.name] = self.value(of: value)
      } else if parameter.isVariadic {
        variables[parameter.name] = .list(ManifestList([]))
      } else if !isLoose {
        return nil
      }
    }
    return rest.isEmpty ? variables : nil
  }
}
