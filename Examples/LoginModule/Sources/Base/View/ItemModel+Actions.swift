import Core

// What the user does with the item.
extension ItemModel {
  /// True if there is an item, which is not being removed: one that may be edited and removed.
  package var isReady: Bool { value != nil && !isRemoving }

  /// Shows where the item is edited.
  package func edit() {
    actions.edit?()
  }

  /// Removes the item, once, even if the user leaves meanwhile.
  ///
  /// If it stays, `notice` says why.
  @discardableResult
  package func remove() -> Task<Void, Never>? {
    guard let remove = actions.remove, !isRemoving else { return nil }
    isRemoving = true
    return RequestContext.$current.withValue(context) {
      Task { [weak self] in
        let result = await Result.of(remove)
        self?.receive(result)
      }
    }
  }

  private func receive(_ removal: Result<Void, AppError>) {
    switch removal {
    case .success:
      actions.removed()
    case .failure(let error):
      isRemoving = false
      content.receive(refusal: error)
      if error == .sessionExpired { sessionExpired() }
      rereadIfStale()
    }
  }
}
