// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveLocaleScript } from '#lib/i18n/save-locale-script.ts';

const hearing = new AbortController();
// Files share the document: what is clicked in the next one is its own affair.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault(), { signal: hearing.signal }));
afterAll(() => hearing.abort());

it('remembers the language of a link for a year, for this site alone, and keeps path and query; no other link changes it', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  new Function(saveLocaleScript)();
  window.history.replaceState(null, '', '/en/schedule?team=vukovi');
  document.body.innerHTML =
    '<a data-locale="sl" href="/sl/schedule"><span>Slovenščina</span></a><a hreflang="fr">Règlement</a>';
  for (const element of document.querySelectorAll<HTMLElement>('span, [hreflang]')) element.click();
  expect(document.querySelector('a[data-locale]')).toHaveProperty(
    'href',
    `${window.location.origin}/sl/schedule?team=vukovi`,
  );
  expect(set.mock.calls).toEqual([['locale=sl;path=/;max-age=31536000;samesite=lax']]);
});

it.each([
  ['/sr/clubs/nope', '/sl/clubs/nope'],
  ['/nope', '/sl/nope'],
  ['/en', '/sl'],
  ['/', '/sl'],
  ['/enclave', '/sl/enclave'],
])('a page that was rendered for another path than %s leads to it in another language', (visited, other) => {
  window.history.replaceState(null, '', visited);
  document.body.innerHTML = '<a data-locale="sl" href="/sl/not-found">Slovenščina</a>';
  const link = document.querySelector('a');
  link?.click();
  expect(link).toHaveProperty('pathname', other);
});
