#if canImport(SwiftUI)
  import SwiftUI

  /// What the fields of a form are bound to on a screen.
  @MainActor
  package struct EntryFields<Entries: EntryForm> {
    let entries: Binding<Entries>
    let focus: FocusState<Entries.Field?>.Binding

    /// What is entered in a field.
    package subscript<Entry: FormEntry>(
      entry: WritableKeyPath<Entries, Entry>
    ) -> Binding<Entry> {
      entries[dynamicMember: entry]
    }
  }

  extension View {
    /// Makes this view the one that a field is entered with: the form leads the user there.
    @ViewBuilder
    package func field<Entries: EntryForm>(
      _ field: Entries.Field, of form: EntryFields<Entries>
    ) -> some View {
      if Entries.typedFields.contains(field) {
        focused(form.focus, equals: field)
          .submitLabel(field == Entries.typedFields.last ? .send : .next)
          .id(field)
      } else {
        id(field)
      }
    }
  }
#endif
