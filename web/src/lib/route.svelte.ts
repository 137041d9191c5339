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

/** Changes the address without leaving the screen: the way back leads here. */
export function turn(address: string): void {
  history.pushState(null, "", address);
  here.path = location.pathname;
  here.query = location.search;
}

export function go(address: string): void {
  turn(address);
  scrollTo(0, 0);
  (document.activeElement as HTMLElement | null)?.blur();
  void greet();
}

/** The heading of a new screen takes the focus when it has come, for screens are loaded and filled in a while; unless somebody is elsewhere by then. */
async function greet(): Promise<void> {
  for (let looks = 0; looks < 20; looks += 1) {
    await new Promise((later) => setTimeout(later, 80));
    if (document.activeElement !== document.body) continue;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }
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
