/// The imports, types and other names of one file: a part of the lists of several files.
package struct NamesInFile: Sendable {
  private let home: Home
  private let number: Int32

  private final class Home: Sendable {
    let lists: NameLists
    /// Where each file begins, and where the last one ends.
    let places: [NameLists.Place]

    init(_ lists: NameLists) {
      places = lists.places
      self.lists = lists.fitted
    }
  }

  /// Of a file that says nothing.
  package init() { self = Self.none }

  private init(_ home: Home, _ number: Int) {
    self.home = home
    self.number = Int32(truncatingIfNeeded: number)
  }

  private static let none = {
    var lists = NameLists()
    lists.beginFile()
    return NamesInFile(Home(lists), 0)
  }()

  /// The names of each of the files that the lists are of.
  package static func all(in lists: NameLists) -> [NamesInFile] {
    let home = Home(lists)
    return (0..<home.places.count - 1).map { NamesInFile(home, $0) }
  }

  private var start: NameLists.Place { home.places[Int(number)] }
  private var end: NameLists.Place { home.places[Int(number) + 1] }
}

extension NamesInFile {
  package var imports: ArraySlice<Import> {
    home.lists.imports[Int(start.imports)..<Int(end.imports)]
  }

  package var declared: ArraySlice<DeclaredType> {
    home.lists.declared[Int(start.declared)..<Int(end.declared)]
  }

  package var named: ArraySlice<NamedType> {
    home.lists.named[Int(start.named)..<Int(end.named)]
  }

  package var free: ArraySlice<DeclaredMember> {
    home.lists.free[Int(start.free)..<Int(end.free)]
  }

  /// The names of members that types declare themselves.
  package var members: ArraySlice<UInt32> {
    home.lists.members[Int(start.members)..<Int(end.members)]
  }

  /// The types that these are of, in the same order.
  package var owners: ArraySlice<MemberOwner> {
    home.lists.owners[Int(start.owners)..<Int(end.owners)]
  }

  package var parents: ArraySlice<NamePair> {
    home.lists.parents[Int(start.parents)..<Int(end.parents)]
  }

  package var words: ArraySlice<SaidWord> {
    home.lists.words[Int(start.words)..<Int(end.words)]
  }

  package var typed: ArraySlice<NamePair> {
    home.lists.typed[Int(start.typed)..<Int(end.typed)]
  }

  package var extended: ArraySlice<UInt32> {
    home.lists.extended[Int(start.extended)..<Int(end.extended)]
  }

  /// The types that the file declares or extends, and those that these inherit from.
  package var outers: Set<UInt32> {
    Set(declared.lazy.map(\.key.short)).union(extended).union(parents.lazy.map(\.other))
  }
}
