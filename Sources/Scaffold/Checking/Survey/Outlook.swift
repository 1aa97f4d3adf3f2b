import Model

/// The uses of a file, while one after another is read.
struct Outlook {
  /// One region depends on another.
  struct Edge: Hashable, Sendable {
    let from: Int32
    let to: Int32
  }

  /// True if of uses that are allowed, one between two regions is enough.
  private let isBrief: Bool
  private let regions: Regions
  /// The regions whose uses of which others are reported already.
  private(set) var told: Set<Edge>
  /// The region of the file.
  private(set) var region: Int32 = -1
  /// The access that is known so far.
  private var access: [Access?] = []

  init(in regions: Regions, isBrief: Bool, told: Set<Edge> = []) {
    (self.regions, self.isBrief, self.told) = (regions, isBrief, told)
  }
}

extension Outlook {
  /// Turns to another file.
  ///
  /// - Returns: whether it is in a tier.
  mutating func turn(to file: SurveyedFile) -> Bool {
    guard let region = regions.region(of: file) else { return false }
    if region != self.region {
      self.region = region
      access = Array(repeating: nil, count: regions.count)
    }
    return true
  }

  mutating func access(to other: Int32) -> Access {
    if let known = access[Int(other)] { return known }
    let found = regions.access(from: region, to: other)
    access[Int(other)] = found
    return found
  }

  /// True if one more use of a region changes nothing.
  mutating func knows(_ other: Int32) -> Bool {
    if other == region { return !regions.haveParts }
    return isBrief && access(to: other) == .allowed
      && told.contains(Edge(from: region, to: other))
  }

  /// Notes a use that is reported.
  mutating func note(_ other: Int32) {
    if isBrief { told.insert(Edge(from: region, to: other)) }
  }
}
