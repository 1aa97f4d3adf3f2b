    {{ makeForm }}(
      editing: id, by: handler, in: "{{ path }}", routing: routing, filledWith: {{ name }}Form.init)
