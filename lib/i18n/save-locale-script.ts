import { localeCookie, localeCookieDays } from './locale-cookie.ts';

const seconds = localeCookieDays * 86_400;

/**
 * Stores the language of a link with `data-locale` that is followed, as `saveLocale` does, and gives it the query of the page. Runs in `<head>`: who chooses
 * before the code of the page is there follows the link all the same. A constant, so that a content security policy can
 * name its hash.
 */
export const saveLocaleScript = `addEventListener('click',function(e){var t=e.target,a=t.closest&&t.closest('a[data-locale]');if(a){a.search=location.search;document.cookie='${localeCookie}='+a.dataset.locale+';path=/;max-age=${seconds};samesite=lax'}})`;
