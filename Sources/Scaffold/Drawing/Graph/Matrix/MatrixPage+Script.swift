extension MatrixPage {
  static let css = """
    #order { padding: 5px 8px; font: inherit; color: inherit; background: var(--ground);
      border: 1px solid var(--line); border-radius: 6px; }
    .head[role], .place[role] { cursor: pointer; }
    .cross { display: none; fill: var(--ink); fill-opacity: 0.09; pointer-events: none; }
    .looking .cross { display: inline; }
    .cross .hidden { display: none; }
    .looking .head:not(.lit), .looking .place:not(.lit),
    .filtering:not(.looking) .head:not(.found), .filtering:not(.looking) .place:not(.found)
      { opacity: 0.15; }
    .head.chosen text { font-weight: 700; }
    .head:focus-visible text { text-decoration: underline; text-decoration-thickness: 2px; }
    .place:focus-visible .cell, .place:target .cell, .place.chosen .cell
      { stroke: var(--ink); stroke-width: 2; }
    .head:target text { font-weight: 700; }
    """

  /// It knows the project by the attributes of the picture only, and writes words by
  /// `textContent`: no name can become a part of the page.
  static let script = """
    "use strict";
    const svg = document.querySelector("#picture svg");
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const spoken = document.getElementById("spoken");
    const filter = document.getElementById("filter");
    const order = document.getElementById("order");
    const rows = all(".row", svg);
    const columns = all(".col", svg);
    const places = all(".place", svg);
    const listed = all("li[data-units], tr[data-units]");
    const number = (element, name) => Number(element.getAttribute("data-" + name));
    const [startX, startY] = [/\\(([\\d.]+)/, / ([\\d.]+)/].map((part, axis) =>
      Number(part.exec((axis ? rows[0] : columns[0])?.getAttribute("transform") ?? "( 0")[1]));
    const size = rows.length > 1
      ? Number(/ ([\\d.]+)/.exec(rows[1].getAttribute("transform"))[1]) - startY : 0;

    /* Where each row and column stands now, by its number. */
    let position = rows.map((_, index) => index);
    let standing = position.slice();

    const orders = {
      uses: () => 0,
      name: (a, b) => rows[a].dataset.name.localeCompare(
        rows[b].dataset.name, "en", { numeric: true }),
      sees: (a, b) => number(rows[b], "sees") - number(rows[a], "sees"),
      seen: (a, b) => number(rows[b], "seen") - number(rows[a], "seen"),
      violations: (a, b) => number(rows[b], "violations") - number(rows[a], "violations"),
    };

    function arrange() {
      standing = rows.map((_, index) => index)
        .sort((a, b) => orders[order.value](a, b) || a - b);
      standing.forEach((index, place) => { position[index] = place; });
      const x = (index) => startX + size * position[index];
      const y = (index) => startY + size * position[index];
      rows.forEach((row, index) => row.setAttribute("transform", `translate(0 ${y(index)})`));
      columns.forEach((column, index) =>
        column.setAttribute("transform", `translate(${x(index)} 0)`));
      places.forEach((place) => place.setAttribute("transform",
        `translate(${x(number(place, "column"))} ${y(number(place, "row"))})`));
      lookAway();
    }
    order.addEventListener("change", arrange);

    /* What is pointed at: it and what it is about are lit, all else is dimmed. */
    let kept = null;
    const [across, down] = all(".cross rect", svg);

    function lookAt(element) {
      const isHead = element.classList.contains("head");
      const unit = number(element, "index");
      const isLit = (place) => isHead
        ? number(place, "row") === unit || number(place, "column") === unit : place === element;
      const ends = new Set(isHead ? [unit] : [number(element, "row"), number(element, "column")]);
      if (isHead) places.filter(isLit).forEach((place) => {
        ends.add(number(place, "row"));
        ends.add(number(place, "column"));
      });
      places.forEach((place) => {
        place.classList.toggle("lit", isLit(place));
        place.classList.toggle("chosen", place === element);
      });
      for (const [heads, name] of [[rows, "row"], [columns, "column"]]) {
        heads.forEach((head, index) => {
          head.classList.toggle("lit", ends.has(index));
          head.classList.toggle("chosen",
            isHead ? index === unit : index === number(element, name));
        });
      }
      const row = isHead ? unit : number(element, "row");
      const column = isHead ? unit : number(element, "column");
      across.setAttribute("transform", `translate(0 ${size * position[row]})`);
      down.setAttribute("transform", `translate(${size * position[column]} 0)`);
      spoken.textContent = element.querySelector("title").textContent.split("\\n")[0];
      svg.classList.add("looking");
    }

    function lookAway() {
      if (kept) return lookAt(kept);
      svg.classList.remove("looking");
      spoken.textContent = found;
    }

    function keep(element) {
      if (kept) kept.removeAttribute("aria-pressed");
      kept = element;
      if (!element) return lookAway();
      element.setAttribute("aria-pressed", "true");
      lookAt(element);
    }

    /* One stop for the Tab key; the arrow keys go on from there, over what is there. */
    const stops = [...rows, ...columns, ...places];
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-describedby", "hint");
    stops.forEach((stop) => {
      stop.setAttribute("role", "button");
      stop.setAttribute("tabindex", "-1");
      stop.addEventListener("mouseenter", () => { if (!kept) lookAt(stop); });
      stop.addEventListener("mouseleave", lookAway);
      stop.addEventListener("focus", () => { stopAt(stop); if (!kept) lookAt(stop); });
      stop.addEventListener("blur", lookAway);
      stop.addEventListener("click", () => choose(stop));
    });

    function stopAt(stop) {
      stops.forEach((other) => other.setAttribute("tabindex", other === stop ? "0" : "-1"));
    }
    if (rows.length) stopAt(rows[0]);

    function choose(stop) {
      const isKept = kept === stop;
      keep(isKept ? null : stop);
      if (isKept || !stop.classList.contains("violation")) return;
      const link = document.querySelector(`#violations a[href="#${stop.id}"]`);
      origin = stop;
      link.focus();
      link.scrollIntoView({ block: "center" });
    }

    /* The next square in the same row or column, or the name at its start. */
    function step(stop, axis, sign) {
      const [own, other] = axis === "x" ? ["column", "row"] : ["row", "column"];
      const heads = axis === "x" ? rows : columns;
      const isHead = stop.classList.contains("head");
      const isAlong = isHead && rows.includes(stop) !== (axis === "x");
      if (isAlong) {
        const next = standing[position[number(stop, "index")] + sign];
        return (rows.includes(stop) ? rows : columns)[next];
      }
      const line = isHead ? number(stop, "index") : number(stop, other);
      const from = isHead ? -1 : position[number(stop, own)];
      if (isHead && sign < 0) return null;
      const ahead = places
        .filter((place) => number(place, other) === line)
        .map((place) => [(position[number(place, own)] - from) * sign, place])
        .filter(([distance]) => distance > 0)
        .sort((a, b) => a[0] - b[0]);
      if (ahead.length) return ahead[0][1];
      return sign < 0 ? heads[line] : null;
    }

    const moves = {
      ArrowLeft: (stop) => step(stop, "x", -1),
      ArrowRight: (stop) => step(stop, "x", 1),
      ArrowUp: (stop) => step(stop, "y", -1),
      ArrowDown: (stop) => step(stop, "y", 1),
      Home: () => rows[standing[0]],
      End: () => rows[standing[standing.length - 1]],
    };

    svg.addEventListener("keydown", (event) => {
      const stop = event.target;
      if (!stops.includes(stop)) return;
      if (event.key === "Enter" || event.key === " ") {
        choose(stop);
      } else if (moves[event.key]) {
        const next = moves[event.key](stop);
        if (next) {
          next.focus({ preventScroll: true });
          next.scrollIntoView({ block: "nearest", inline: "nearest" });
        }
      } else {
        return;
      }
      event.preventDefault();
    });

    /* A link of the lists leads to its square or its row; Esc leads back. */
    let origin = null;

    \(GraphPage.links)

    /* The filter: what is not called so is dimmed in the picture and gone from the lists. */
    let found = "";

    filter.addEventListener("input", () => {
      const query = filter.value.trim().toLowerCase();
      const isFound = rows.map((row) => row.dataset.name.toLowerCase().includes(query));
      [rows, columns].forEach((heads) => heads.forEach((head, index) =>
        head.classList.toggle("found", isFound[index])));
      places.forEach((place) => place.classList.toggle("found",
        isFound[number(place, "row")] || isFound[number(place, "column")]));
      listed.forEach((item) => {
        item.hidden = !item.dataset.units.split(" ").some((unit) => isFound[Number(unit)]);
      });
      svg.classList.toggle("filtering", query !== "");
      found = query === "" ? ""
        : isFound.filter(Boolean).length + " of " + rows.length + " parts";
      spoken.textContent = found;
    });

    document.getElementById("tools").hidden = false;
    """
}
