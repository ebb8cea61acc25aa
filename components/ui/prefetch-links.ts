/** Lets the page itself load first (specification §9). */
const delayMs = 1000;

/** What a page view may fetch ahead. Requests under way when it is reached still end. */
const maxBytes = 40_000;

/** Links in sight whose pages a page view fetches ahead: the first ones, 10–30 kB each with their code. Others wait for the pointer. */
const maxInSight = 2;

/** Which links have their pages fetched ahead now: as long as the page loads, none yet. */
type Phase = 'loading' | 'inSight' | 'pointedAt' | 'none';
type Watched = { address: string; prefetch: () => void; isPointedAt: boolean };
type Connection = { effectiveType?: string; saveData?: boolean };

/** Beside React: a page has hundreds of links, and none of them has to be rendered again for this. */
const links = new Map<Element, Watched>();
const fetched = new Set<string>();
let phase: Phase | undefined;
let path = '';
let bytes = 0;
let claims = 0;
let observer: IntersectionObserver | undefined;

/**
 * Has the page of a link fetched ahead: from one second after the first link mounts those of the first links in sight and of links
 * pointed at, only the latter once the page view has used up its bytes; none on 2G or where the visitor saves data. Returns what
 * ends the watch.
 */
export function watchLink(link: Element, address: string, prefetch: () => void): () => void {
  links.set(link, { address, prefetch, isPointedAt: false });
  if (!phase) {
    phase = 'loading';
    setTimeout(start, delayMs);
  } else if (phase === 'inSight' || phase === 'pointedAt') {
    if (location.pathname !== path) beginPageView();
    else if (phase === 'inSight') observer?.observe(link);
  }
  return () => {
    links.delete(link);
    observer?.unobserve(link);
  };
}

/** Says that a link is pointed at. One that is not watched has no page to be fetched. */
export function pointAt(link: Element): void {
  const watched = links.get(link);
  if (!watched || phase === 'none') return;
  if (phase === 'loading') watched.isPointedAt = true;
  else watched.prefetch();
}

function start(): void {
  phase = savesData() ? 'none' : 'inSight';
  if (phase === 'none') return;
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) claim(target);
  });
  for (const { isPointedAt, prefetch } of links.values()) if (isPointedAt) prefetch();
  beginPageView();
  new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[])
      if (name.includes('_rsc=')) bytes += transferSize;
    if (bytes >= maxBytes) endSight();
  }).observe({ type: 'resource' });
}

function beginPageView(): void {
  path = location.pathname;
  bytes = 0;
  claims = 0;
  phase = 'inSight';
  observer?.disconnect();
  for (const link of links.keys()) observer?.observe(link);
}

function endSight(): void {
  phase = 'pointedAt';
  observer?.disconnect();
}

/** Fetches the page of a link ahead because the link is in sight, if it is one of the first. */
function claim(link: Element): void {
  const watched = links.get(link);
  if (!watched || claims >= maxInSight || fetched.has(watched.address) || watched.address === path) return;
  claims += 1;
  fetched.add(watched.address);
  watched.prefetch();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return true;
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}
