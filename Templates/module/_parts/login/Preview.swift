  /// Never answers, so that previews stay as they are.
  nonisolated struct {{ name }}PreviewHandler: {{ name }}Handling {
    func userName() async throws(AppError) -> String? {
      try await OneShot<String?>().value()
    }

    func submit(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ outcome }}> {
      try await OneShot<Sourced<{{ outcome }}>>().value()
    }
{% for step in codeSteps %}

    func submit(
      _ code: Secret, for challenge: Challenge
    ) async throws(AppError) -> Sourced<{{ entity }}> {
      try await OneShot<Sourced<{{ entity }}>>().value()
    }
{% endfor %}
  }
