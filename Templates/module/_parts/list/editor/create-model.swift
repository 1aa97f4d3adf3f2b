    {{ makeForm }}(creatingBy: handler, in: "{{ path }}", routing: routing)
