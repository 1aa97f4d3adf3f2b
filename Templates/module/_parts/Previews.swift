{% set failed %}.failure({% if hasNetwork %}.offline{% else %}.storage(key: "", reason: ""){% endif %}){% endset -%}
{% call preview "Loaded" ".success(.preview)" %}
{% if isCached %}
{% call preview "Offline, with what was kept" ".success(.preview), .failure(.offline)" %}
{% endif %}
{% if parts.list %}
{% call preview "Empty" ".success(.emptyPreview)" %}
{% endif %}
{% if parts.list or hasData %}
{% call preview "Failed" failed %}
{% endif %}
{% call preview "Loading" "" %}
