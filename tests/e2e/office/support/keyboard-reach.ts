import type { Page } from '@playwright/test';

/** What a page offers to the keyboard, and what of it Tab does not reach or does not show as focused. */
type Reach = { offered: number; missed: string[]; unseen: string[] };

/**
 * Walks through a page with Tab, from its start to its end, and returns which visible controls of `main` it never stopped at, and which of
 * those where it stopped look as they do without the focus.
 */
export async function keyboardReach(page: Page): Promise<Reach> {
  const offered = await page.evaluate(markControls);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.body.setAttribute('tabindex', '-1');
    document.body.focus();
  });
  const reached = new Set<string>();
  const unseen: string[] = [];
  // Head and foot of the page stand before and behind its controls; after the last one the browser begins anew.
  for (let step = 0; step < offered.length + 200; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === null) break;
    if (stop.mark === null || reached.has(stop.mark)) continue;
    reached.add(stop.mark);
    if (!stop.isShown) unseen.push(stop.html);
  }
  return {
    offered: offered.length,
    missed: offered.filter(({ mark }) => !reached.has(mark)).map(({ html }) => html),
    unseen,
  };
}

/** Marks the controls that Tab should stop at: of a group of radio buttons the chosen one, of a list of tabs the one with the place. */
function markControls(): { mark: string; html: string }[] {
  const wanted =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
  const isOffered = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [aria-hidden="true"] *')) return false;
    if (element.matches('summary:not(details > summary:first-child)')) return false;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`)];
      if (!element.checked && (group.some(({ checked }) => checked) || group[0] !== element)) return false;
    }
    return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  };
  const controls = [...document.querySelectorAll<HTMLElement>(`main :is(${wanted})`)].filter(isOffered);
  return controls.map((element, index) => {
    element.dataset.reach = String(index);
    return { mark: String(index), html: element.outerHTML.slice(0, 160) };
  });
}

/** Where the focus is: null behind the end of the page; whether it shows. */
function readStop(): { mark: string | null; isShown: boolean; html: string } | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  const hasRing = (part: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  // An input that is drawn by its label has the ring there.
  const drawnBy = [element, element.closest('label'), element.parentElement, element.nextElementSibling];
  return {
    mark: element.dataset.reach ?? null,
    isShown: drawnBy.some((part) => part !== null && hasRing(part)),
    html: element.outerHTML.slice(0, 160),
  };
}
