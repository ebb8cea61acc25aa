/**
 * Runs in `<head>`: marks documents of browsers in which a block may scroll in one direction and not be a scroll container in the
 * other, which no `@supports` tells.
 */
export const oneWayPanesScript = `{const r=document.documentElement,e=document.createElement('i');e.style.cssText='position:fixed;overflow:auto clip';r.append(e);if(getComputedStyle(e).overflowY==='clip')r.dataset.oneWayPanes='';e.remove()}`;
