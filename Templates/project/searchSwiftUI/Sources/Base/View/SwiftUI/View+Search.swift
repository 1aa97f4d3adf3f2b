#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Lets the user search, where there is something to search with.
    @ViewBuilder
    func searchable<Row>(by search: SearchModel<Row>?) -> some View {
      if let search {
        searchable(text: Bindable(search).text)
          .onSubmit(of: .search) { search.submit() }
      } else {
        self
      }
    }
  }
#endif
