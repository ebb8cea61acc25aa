/** What is open above a room of the office: a dialog, a record in the place of its list, or a form with something unsaved. */
export type OpenLayer = {
  /** A form alone does not close: the room is left with it. */
  close?: () => void;
  isUnsaved: () => boolean;
  /** Asked before something unsaved is lost. */
  question: string;
};

/** Marks the one entry of history that the browser's Back takes away before it leaves the room. */
const mark = 'officeLayers';

let layers: readonly OpenLayer[] = [];
/** The address of the room when its entry was marked. */
let markedAt: string | null = null;
/** The address and scroll position to keep while the marked entry is taken away because nothing is open any more. */
let kept: { href: string; left: number; top: number } | null = null;
/** The visitor has agreed to leave: nothing asks again, and there may be nowhere to go back to. */
let isLeaving = false;
/** Within this time a page that is left begins to unload or another one comes. */
const leavingMs = 300;

/** Adds a layer above those that are open, and returns what takes it away. */
export function openLayer(layer: OpenLayer): () => void {
  if (layers.length === 0) listen();
  layers = [...layers, layer];
  // What opens shows that a page is there, left for or not.
  isLeaving = false;
  queueMicrotask(settle);
  return () => {
    layers = layers.filter((one) => one !== layer);
    queueMicrotask(settle);
  };
}

/** Whether a layer may close with all that is above it: it asks where something is not saved. Without one, whether the room may be left. */
export function mayLeave(layer = layers[0]): boolean {
  const unsaved = layers.slice(layer && layers.indexOf(layer)).find(({ isUnsaved }) => isUnsaved());
  return !unsaved || window.confirm(unsaved.question);
}

const isMarked = () => window.history.state?.[mark] === true;

/** There is a marked entry while something is open. One is enough for many layers: it comes back after each that closes. */
function settle() {
  if (kept !== null || isLeaving) return;
  if (layers.length > 0 && !isMarked()) {
    markedAt = window.location.pathname;
    window.history.pushState({ [mark]: true }, '');
  }
  if (layers.length === 0 && isMarked()) {
    kept = { href: window.location.href, left: window.scrollX, top: window.scrollY };
    window.history.back();
  }
}

function onPopState() {
  if (kept !== null) {
    const { href, left, top } = kept;
    kept = null;
    if (window.location.href !== href) window.history.replaceState(null, '', href);
    // The browser goes to where the room was when the entry was marked.
    requestAnimationFrame(() => window.scrollTo({ left, top, behavior: 'instant' }));
    return settle();
  }
  // Back over several entries is on its way to another page.
  const isOwn = window.location.pathname === markedAt;
  if (isLeaving || isMarked() || !isOwn || layers.length === 0) return;
  const top = layers.findLast(({ close }) => close);
  if (!mayLeave(top)) return settle();
  if (top?.close) return top.close();
  leave();
  window.history.back();
}

function leave() {
  const room = window.location.pathname;
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
    if (window.location.pathname === room) settle();
  }, leavingMs);
}

function onUnload(event: BeforeUnloadEvent) {
  if (!isLeaving && layers.some(({ isUnsaved }) => isUnsaved())) event.preventDefault();
}

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (mayLeave()) return leave();
  event.preventDefault();
  event.stopPropagation();
}

/** The same listener is added once, however often. */
function listen() {
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', onUnload);
  document.addEventListener('click', onClick, true);
}
