/// The names that something damaged gets, so that it is out of the way and yet not lost:
/// `name.damaged`, then `name.damaged-2` and so on.
nonisolated struct DamagedNames {
  private let name: String

  init(of name: String) {
    self.name = name
  }

  /// - Parameter number: From 1 on.
  subscript(_ number: Int) -> String {
    number == 1 ? "\(name).damaged" : "\(name).damaged-\(number)"
  }

  /// The names in use, up to the first that is not: whoever frees them begins with the last, so that
  /// none is left behind a free one.
  func taken<Failure: Error>(
    _ isTaken: (String) throws(Failure) -> Bool
  ) throws(Failure) -> [String] {
    var names: [String] = []
    while try isTaken(self[names.count + 1]) {
      names.append(self[names.count + 1])
    }
    return names
  }

  /// The first name that is not in use.
  func free<Failure: Error>(
    _ isTaken: (String) throws(Failure) -> Bool
  ) throws(Failure) -> String {
    self[try taken(isTaken).count + 1]
  }
}
