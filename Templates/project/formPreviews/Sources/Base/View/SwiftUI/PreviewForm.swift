#if canImport(SwiftUI)
  import BaseBusiness
  import Core

  /// Never answers, so that the previews of a form stay as they are.
  package nonisolated struct PreviewForm<Input: Sendable, Item: Sendable>:
    FormSubmitting, FormKeeping
  {
    package init() {}

    package func submit(_ input: Input) async throws(AppError) -> Sourced<Item> {
      try await OneShot<Sourced<Item>>().value()
    }

    package func latest() async throws(AppError) -> Item? { nil }
  }

  nonisolated extension EntryForm {
    /// A form in which something is wrong with each field.
    package static var previewWithErrors: Self {
      var form = Self()
      for field in Field.allCases {
        form[keyPath: error(of: field)] = "Please look again."
      }
      return form
    }
  }
#endif
