import Templates
import Testing

@Suite struct InheritanceTests {
  static let parts = [
    "base": "[{% block head %}base head{% endblock %}|{% block body %}base body{% endblock %}]",
    "middle": """
    {% extends "base" %}
    {% block body %}middle+{{ block.super }}{% endblock %}
    """,
    "twice": "{% for i in 1...2 %}{% block body %}{{ i }}{% endblock %}{% endfor %}",
    "shell": "{% include 'inner' %}/{% block body %}shell{% endblock %}",
    "inner": "{% block body %}inner{% endblock %}",
    "alone": "{% extends 'base' %}{% block head %}alone{% endblock %}",
  ]

  @Test(arguments: [
    ("{% block a %}x{% endblock %}", "x"),
    ("{% block a %}x{% endblock a %}", "x"),
    ("{% extends 'base' %}", "[base head|base body]"),
    ("{% extends which %}", "[base head|base body]"),
    ("{% extends 'base' %}{% block head %}mine{% endblock %}", "[mine|base body]"),
    ("{% extends 'base' %}ignored{% block body %}{{ name }}{% endblock %}", "[base head|Login]"),
    ("{# why #}\n{% extends 'base' %}\n{% block body %}1{% endblock %}\n", "[base head|1]"),
    (
      "{% extends 'base' %}{% block head %}<{{ block.super }}>{% endblock %}",
      "[<base head>|base body]"
    ),
    (
      "{% extends 'base' %}{% block head %}{{ block.super|uppercase }}{% endblock %}",
      "[BASE HEAD|base body]"
    ),
    (
      "{% extends 'base' %}{% block body %}1{% endblock %}{% block body %}2{% endblock %}",
      "[base head|2]"
    ),
    (
      "{% extends 'middle' %}{% block body %}top+{{ block.super }}{% endblock %}",
      "[base head|top+middle+base body]"
    ),
    ("{% extends 'middle' %}", "[base head|middle+base body]"),
    ("{% extends 'twice' %}{% block body %}({{ i }}){% endblock %}", "(1)(2)"),
    (
      "{% extends 'base' %}{% block body %}{% block own %}own{% endblock %}{% endblock %}",
      "[base head|own]"
    ),
    ("{% extends 'shell' %}{% block body %}mine{% endblock %}", "mine/mine"),
    ("{% include 'alone' %}{% block head %}here{% endblock %}", "[alone|base body]here"),
  ])
  func extends(_ text: String, giving expected: String) throws {
    #expect(try render(text, ["name": "Login", "which": "base"], parts: Self.parts) == expected)
  }
}
