#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is an object: its fields below its name.
  package struct SectionEntryField<Outer: EntryForm, Entries: EntryForm, Fields: View>: View {
    private let name: String
    private let form: EntryFields<Outer>
    private let place: EntryPlace
    @Binding private var entry: SectionEntry<Entries>
    private let fields: (EntryFields<Entries>) -> Fields

    /// - Parameter fields: What the object is entered with.
    package init(
      _ name: String, _ form: EntryFields<Outer>, _ field: Outer.Field,
      _ entry: WritableKeyPath<Outer, SectionEntry<Entries>>,
      @ViewBuilder fields: @escaping (EntryFields<Entries>) -> Fields
    ) {
      self.name = name
      self.form = form
      place = form.place.appending(field)
      _entry = form[entry]
      self.fields = fields
    }

    package var body: some View {
      EntryGroup(name, error: entry.error, isOutermost: form.place == EntryPlace()) {
        fields(form.fields($entry.entries, at: place))
      }
      .id(place)
    }
  }
#endif
