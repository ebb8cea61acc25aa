import { localeCookie, localeCookieDays } from './locale-cookie.ts';

const seconds = localeCookieDays * 86_400;

/**
 * Stores the language of a link with `data-locale` that is followed for a year, and gives the link the query of the page, which kept
 * pages do not know. Runs in `<head>`: it works before the code of the page is there. A constant, so that a content security
 * policy can name its hash.
 */
export const saveLocaleScript = `addEventListener('click',function(e){var t=e.target,a=t.closest&&t.closest('a[data-locale]');if(a){a.search=location.search;document.cookie='${localeCookie}='+a.dataset.locale+';path=/;max-age=${seconds};samesite=lax'}})`;
