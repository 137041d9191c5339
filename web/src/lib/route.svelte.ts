// Where we are: the address, without a library.
const here = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", () => {
  here.path = location.pathname;
  here.query = location.search;
});

export function path(): string {
  return here.path;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.query);
}

export function go(address: string): void {
  history.pushState(null, "", address);
  here.path = location.pathname;
  here.query = location.search;
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main h1")?.focus();
}

/** Follows links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
