extension GraphPage {
  static let css = """
    header, main, .tools { padding: 0 24px; }
    header { padding-top: 20px; }
    h1 { margin: 0; font-size: 28px; line-height: 1.2; }
    h2 { margin: 36px 0 8px; font-size: 20px; }
    header p { margin: 4px 0 16px; }
    a { color: inherit; text-underline-offset: 3px; }
    .faint { color: var(--faint); }
    a.alarm, strong.alarm { color: var(--alarm); }
    :focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
    .skip { position: absolute; left: 24px; top: -60px; padding: 4px 12px; border-radius: 6px;
      background: var(--ink); color: var(--ground); }
    .skip:focus { top: 8px; }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
    .tools[hidden] { display: none; }
    .tools p { flex-basis: 100%; margin: 4px 0 0; font-size: 14px; }
    #filter { width: 240px; padding: 5px 10px; font: inherit; color: inherit;
      background: transparent; border: 1px solid var(--line); border-radius: 6px; }
    #spoken { min-width: 180px; color: var(--faint); }
    .picture { overflow-x: auto; margin-top: 8px; }
    .picture svg { display: block; }
    .tools:has(#fit:checked) + .picture svg { width: 100%; height: auto; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 15px; }
    th, td { padding: 5px 20px 5px 0; text-align: left; vertical-align: top; }
    tbody tr { border-top: 1px solid color-mix(in srgb, var(--line) 35%, transparent); }
    td.number { text-align: right; font-variant-numeric: tabular-nums; }
    li { margin-bottom: 8px; }
    code { font-size: 14px; overflow-wrap: anywhere; }
    main { padding-bottom: 60px; }
    [tabindex="0"].node, [tabindex="-1"].node, .heading[role] { cursor: pointer; }
    svg :focus { outline: none; }
    .node, .heading, .arrow, .violation { transition: opacity 0.12s; }
    .looking .node:not(.lit), .looking .heading:not(.lit), .looking [data-from]:not(.lit),
    .filtering:not(.looking) .node:not(.found), .filtering:not(.looking) .heading:not(.found),
    .filtering:not(.looking) [data-from]:not(.found) { opacity: 0.1; }
    .looking .chosen .box { stroke-width: 3; }
    .looking path.lit { stroke-width: 2; stroke-opacity: 1; }
    .looking .violation.lit .alarm.arrow { stroke-width: 3; stroke-opacity: 1; }
    .node:focus-visible .box, .node:target .box { stroke: var(--ink); stroke-width: 4; }
    .heading:focus-visible .column { stroke: var(--ink); stroke-width: 3; }
    .looking .violation:focus .alarm.arrow, .violation:target .alarm.arrow { stroke-width: 4; }
    @media (prefers-reduced-motion: reduce) { .picture * { transition: none; } }
    """
}
