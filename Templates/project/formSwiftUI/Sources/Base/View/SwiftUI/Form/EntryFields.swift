#if canImport(SwiftUI)
  import SwiftUI

  /// The bindings of a screen to the fields of a form, or of an object in it.
  @MainActor
  package struct EntryFields<Entries: EntryForm> {
    let entries: Binding<Entries>
    let focus: FocusState<EntryPlace?>.Binding
    /// The last place of the whole form that is typed in.
    let last: EntryPlace?
    /// Where in the form the fields are.
    var place = EntryPlace()

    /// The input of a field.
    package subscript<Entry: FormEntry>(
      entry: WritableKeyPath<Entries, Entry>
    ) -> Binding<Entry> {
      entries[dynamicMember: entry]
    }

    /// The fields of an object that stands at a place in the same form.
    func fields<Inner: EntryForm>(
      _ entries: Binding<Inner>, at place: EntryPlace
    ) -> EntryFields<Inner> {
      EntryFields<Inner>(entries: entries, focus: focus, last: last, place: place)
    }
  }

  extension View {
    /// Makes this view the one that a field is entered with: the form leads the user there.
    @ViewBuilder
    package func field<Entries: EntryForm>(
      _ field: Entries.Field, of form: EntryFields<Entries>
    ) -> some View {
      let place = form.place.appending(field)
      if Entries.typedFields.contains(field) {
        focused(form.focus, equals: place)
          .submitLabel(place == form.last ? .send : .next)
          .id(place)
      } else {
        id(place)
      }
    }
  }
#endif
