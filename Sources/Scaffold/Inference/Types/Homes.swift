/// The places at which the types of objects are shown to people: of all that an object stands at,
/// the one with the fewest steps.
struct Homes {
  private var paths: [ObjectIdentifier: String] = [:]

  /// - Parameter isLeftOut: whether nothing is made of what is at a path.
  init(of entity: SeenObject, isLeftOut: (String) -> Bool) {
    var (queue, next) = ([(entity, "")], 0)
    while next < queue.count {
      let (object, path) = queue[next]
      next += 1
      for member in object.members {
        let place = path.isEmpty ? member.key : path + "." + member.key
        guard !isLeftOut(place), let inner = member.values.innerObject,
          paths[ObjectIdentifier(inner)] == nil
        else { continue }
        paths[ObjectIdentifier(inner)] = place
        queue.append((inner, place))
      }
    }
  }

  func path(of object: SeenObject) -> String? { paths[ObjectIdentifier(object)] }
}
