/**
 * Returns the style sheet that hides items of a filtered list: in the head of the document, where HTML allows one. Also runs
 * as an inline script, so it references nothing outside itself.
 */
export function listSheet(): HTMLStyleElement {
  const known = document.head.querySelector<HTMLStyleElement>('style[data-list-rules]');
  if (known) return known;
  const sheet = document.createElement('style');
  sheet.dataset.listRules = '';
  document.head.append(sheet);
  return sheet;
}
