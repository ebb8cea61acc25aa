const seenKey = 'courtside-seen';

/** The splash disappears after this time at the latest (specification §9). */
const splashMs = 500;

/**
 * Runs before the splash is painted: shows it on the first visit of a browser, until the document is parsed. Without
 * JavaScript or storage there is no splash.
 */
export const splashScript = `try{if(!localStorage.getItem('${seenKey}')){localStorage.setItem('${seenKey}','1');\
var s=document.documentElement.dataset,o=function(){delete s.splash};s.splash='';\
addEventListener('DOMContentLoaded',o);setTimeout(o,${splashMs})}}catch(e){}`;
