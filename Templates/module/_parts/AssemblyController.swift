{% if pattern == "mvvm" %}
{{ stem }}ViewController(viewModel: app.make{{ stem }}ViewModel({{ arguments }}in: router))
{% else %}
{{ stem }}ViewController(
  {{ arguments }}handler: app.make{{ name }}Handler(),
  routing: app.{{ routing }}{% filter indent:2 %}{% call submission "app" %}{% endfilter %})
{% endif %}
