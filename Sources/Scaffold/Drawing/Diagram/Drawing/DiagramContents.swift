/// The contents of a class diagram: the boxes, and the lines between them.
struct DiagramContents: Sendable {
  let diagram: ClassDiagram
  private(set) var boxes: [DiagramBox] = []
  private(set) var joints: [Joint] = []

  /// Relations between two boxes that one line shows.
  struct Joint: Sendable {
    /// The box that has the relations, and the one they lead to.
    let from: Int
    let to: Int
    let relations: [ClassDiagram.Relation]
  }

  init(_ diagram: ClassDiagram) {
    self.diagram = diagram
    for (index, tier) in diagram.tiers.enumerated() {
      boxes += tier.types.map { DiagramBox($0, in: tier, at: index) }
      addOutsiders(of: tier, at: index)
    }
    let places = placesOfOwn
    for relation in diagram.relations {
      guard let from = places[relation.from], let to = places[relation.to] else { continue }
      joints.append(Joint(from: from, to: to, relations: [relation]))
    }
  }

  /// The boxes of the module's own types.
  private var placesOfOwn: [String: Int] {
    let own = boxes.indices.filter { !boxes[$0].isOutside }
    return Dictionary(own.map { (boxes[$0].names[0], $0) }, uniquingKeysWith: { first, _ in first })
  }
}

// MARK: - What is outside

extension DiagramContents {
  /// Types of another module that the same types of a tier have to do with share a box beside them.
  private mutating func addOutsiders(of tier: ClassDiagram.Tier, at index: Int) {
    let places = placesOfOwn
    let members = Set(tier.types.map(\.name))
    let targets = Dictionary(
      diagram.outside.map { ($0.name, $0.owner ?? "") }, uniquingKeysWith: { first, _ in first })
    let relations = diagram.relations.filter { members.contains($0.from) && targets[$0.to] != nil }
    let users = Dictionary(grouping: relations, by: \.to)
    let groups = Dictionary(grouping: users.keys.sorted()) { name in
      let ways = users[name, default: []].map { "\($0.from) \($0.kind)" }
      return ([targets[name, default: ""]] + ways).joined(separator: "\n")
    }
    for (_, names) in groups.sorted(by: { $0.key < $1.key }) {
      boxes.append(DiagramBox(outside: names, of: targets[names[0], default: ""], at: index))
      for user in users[names[0], default: []] {
        let shown = relations.filter {
          $0.from == user.from && $0.kind == user.kind && names.contains($0.to)
        }
        let from = places[user.from, default: 0]
        joints.append(Joint(from: from, to: boxes.count - 1, relations: shown))
      }
    }
  }
}

// MARK: - Layout

extension DiagramContents {
  var layering: DiagramLayering {
    var layering = DiagramLayering()
    layering.nodes = boxes.map { box in
      DiagramLayering.Node(width: box.width, height: box.height, band: box.tier)
    }
    for (index, joint) in joints.enumerated() where joint.from != joint.to {
      let isShared = [.inherits, .conforms, .uses].contains(joint.kind)
      let whole = "line \(index)"
      let part = isShared ? "shared \(joint.kind)" : whole
      layering.links.append(
        leadsDown(joint)
          ? .init(upper: joint.from, lower: joint.to, upperPort: whole, lowerPort: part)
          : .init(upper: joint.to, lower: joint.from, upperPort: part, lowerPort: whole))
    }
    return layering
  }

  /// A tier above another stays there; in a tier, what others conform to or let go of stands above
  /// them, and what they hold below.
  func leadsDown(_ joint: Joint) -> Bool {
    let (from, to) = (boxes[joint.from].tier, boxes[joint.to].tier)
    return from == to ? [.holds, .uses].contains(joint.kind) : from < to
  }
}

extension DiagramContents.Joint {
  var kind: ClassDiagram.Relation.Kind { relations[0].kind }

  var words: String { relations.map(\.sentence).joined(separator: "\n") }
}
