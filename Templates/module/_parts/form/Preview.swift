  nonisolated extension PreviewForm<{{ entity }}Input, {{ entity }}>:
    {{ name }}Handling
  {}
