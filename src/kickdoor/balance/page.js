for (const [place, spec] of Object.entries(CHARTS)) {
  vegaEmbed(document.getElementById(place), spec, { actions: false, renderer: "svg" });
}

// A click on the head of a column sorts its table by it, a second one the other way round.
for (const head of document.querySelectorAll("th")) {
  head.querySelector("button").addEventListener("click", () => {
    const table = head.closest("table");
    const down = head.getAttribute("aria-sort") === "descending";
    const way = down || (head.classList.contains("word") && !head.hasAttribute("aria-sort")) ? 1 : -1;
    for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", way > 0 ? "ascending" : "descending");
    const key = (row) => row.cells[head.cellIndex].dataset.key;
    const rows = [...table.tBodies[0].rows];
    rows.sort((one, other) => way * (head.classList.contains("word")
      ? key(one).localeCompare(key(other))
      : Number(key(one)) - Number(key(other))));
    table.tBodies[0].append(...rows);
  });
}
