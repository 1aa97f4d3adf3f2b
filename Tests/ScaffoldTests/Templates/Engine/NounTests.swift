import Testing

@testable import Templates

@Suite struct NounTests {
  @Test(
    arguments: [
      ("user", "users"), ("User", "Users"), ("category", "categories"), ("Category", "Categories"),
      ("day", "days"), ("key", "keys"), ("box", "boxes"), ("status", "statuses"),
      ("Status", "Statuses"), ("class", "classes"), ("address", "addresses"),
      ("branch", "branches"),
      ("dish", "dishes"), ("bus", "buses"), ("hero", "heroes"), ("photo", "photos"),
      ("person", "people"), ("Person", "People"), ("child", "children"), ("Child", "Children"),
      ("index", "indices"), ("matrix", "matrices"), ("mouse", "mice"), ("man", "men"),
      ("leaf", "leaves"), ("movie", "movies"), ("cache", "caches"), ("analysis", "analyses"),
      ("house", "houses"), ("cause", "causes"), ("size", "sizes"), ("case", "cases"),
      ("alias", "aliases"), ("use", "uses"), ("noise", "noises"), ("page", "pages"),
      ("response", "responses"), ("cookie", "cookies"),
      ("userID", "userIDs"), ("imageURL", "imageURLs"), ("ID", "IDs"), ("id", "ids"),
      ("url", "urls"), ("user_id", "user_ids"), ("API", "APIs"), ("UserCategory", "UserCategories"),
      ("userPerson", "userPeople"), ("LINE", "LINES"), ("fish", "fish"), ("news", "news"),
      ("zombie", "zombies"), ("lie", "lies"), ("tie", "ties"), ("sky", "skies"),
      ("movie", "movies"),
      ("lens", "lenses"), ("bias", "biases"), ("license", "licenses"), ("emoji", "emojis"),
      ("wiki", "wikis"), ("taxi", "taxis"), ("menu", "menus"), ("submenu", "submenus"),
      ("guru", "gurus"), ("bonus", "bonuses"), ("virus", "viruses"), ("thesis", "theses"),
      ("iris", "irises"), ("series", "series"), ("species", "species"), ("data", "data"),
      ("analytics", "analytics"), ("excuse", "excuses"), ("headache", "headaches"),
      ("shoe", "shoes"), ("thief", "thieves"), ("archive", "archives"), ("radius", "radii"),
      ("Zombie", "Zombies"), ("userMenu", "userMenus"), ("database", "databases"),
      ("metadata", "metadata"), ("登录", "登录"), ("page2", "page2"), ("", ""), ("name_", "name_"),
    ] as [(String, String)])
  func one(_ one: String, isMany many: String) {
    #expect(Noun(one).plural == many)
    #expect(Noun(many).singular == one)
  }

  @Test(arguments: ["users", "categories", "people", "children", "userIDs", "imageURLs", "ids"])
  func theNumberItHasIsKept(_ many: String) {
    #expect(Noun(Noun(many).singular).singular == Noun(many).singular)
  }
}
