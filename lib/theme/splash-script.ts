const seenKey = 'courtside-seen';

/** The splash is off after so many milliseconds at the latest (specification §9). */
const splashMs = 500;

/**
 * Runs before the splash is drawn: it shows on a browser's first visit, until the document is there. Without JavaScript, or
 * where nothing can be remembered, there is none.
 */
export const splashScript = `try{if(!localStorage.getItem('${seenKey}')){localStorage.setItem('${seenKey}','1');\
var s=document.documentElement.dataset,o=function(){delete s.splash};s.splash='';\
addEventListener('DOMContentLoaded',o);setTimeout(o,${splashMs})}}catch(e){}`;
