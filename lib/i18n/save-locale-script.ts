import { localeCookie, localeCookieDays } from './locale-cookie.ts';
import { locales } from './locales.ts';

const seconds = localeCookieDays * 86_400;

/**
 * Stores the language of a link with `data-locale` that is followed for a year, and gives the link path and query of the page: kept
 * pages do not know the query, and one page says «not found» for all paths. Runs in `<head>`: it works before the code of the page is there. A constant, so that a content security
 * policy can name its hash.
 */
export const saveLocaleScript = `addEventListener('click',function(e){var t=e.target,a=t.closest&&t.closest('a[data-locale]');if(a){a.pathname='/'+a.dataset.locale+location.pathname.replace(/^\\/(?:${locales.join('|')})(?=\\/|$)|\\/$/g,'');a.search=location.search;document.cookie='${localeCookie}='+a.dataset.locale+';path=/;max-age=${seconds};samesite=lax'}})`;
