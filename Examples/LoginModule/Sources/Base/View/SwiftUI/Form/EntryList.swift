#if canImport(SwiftUI)
  import SwiftUI

  /// The fields of a form as its model has them, once there is something to enter, with the row
  /// that sends the form below.
  package struct EntryList<Entries: EntryForm, Item: Sendable, Fields: View>: View {
    @Bindable private var model: FormModel<Entries, Item>
    @FocusState private var focus: EntryPlace?
    private let submit: String
    private let fields: (EntryFields<Entries>) -> Fields

    /// - Parameters:
    ///   - submit: What the row says that sends the form.
    ///   - fields: What the values are entered with, each `field(_:of:)` the form.
    package init(
      _ model: FormModel<Entries, Item>, submit: String,
      @ViewBuilder fields: @escaping (EntryFields<Entries>) -> Fields
    ) {
      _model = Bindable(model)
      self.submit = submit
      self.fields = fields
    }

    package var body: some View {
      ScrollViewReader { reader in
        PhaseView(model.placeholder) {
          model.fill()
        } content: {
          form
        }
        .onChange(of: model.place) {
          focus = model.place
          if let place = model.place { reader.scrollTo(place) }
        }
      }
      .onChange(of: focus) { model.place = focus }
      .notice(model.notice, dismiss: model.dismissNotice)
      .task { await model.fillIfNeeded()?.value }
    }

    private var form: some View {
      Form {
        fields(
          EntryFields(
            entries: $model.entries, focus: $focus, last: model.entries.typedPlaces.last)
        )
        .disabled(model.isSubmitting)
        Section {
          HStack {
            Button(submit) { model.submit() }
              .frame(maxWidth: .infinity)
            if model.isSubmitting { ProgressView() }
          }
          .disabled(model.isSubmitting)
        }
      }
      .onSubmit {
        model.advance()
        focus = model.place
      }
    }
  }
#endif
