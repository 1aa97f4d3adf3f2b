package nonisolated struct {{ name }}Handler: {{ name }}Handling {
{% include "_parts/HandlerInit.swift" %}

{% include "_parts/FormSubmitting.swift" %}
