import { chooseTab } from './choose-tab.ts';
import { tabCache } from './tab-cache.ts';

/**
 * The inline script at the end of a tab strip. It runs before the content below is painted, so the default tab does not flash,
 * and replaces the document within the same history entry.
 */
export const tabScript = `(()=>{var s=document.currentScript.parentElement,n=performance.getEntriesByType('navigation')[0],\
h=(${chooseTab})(s,{...${JSON.stringify(tabCache)},isArrival:!!n&&n.type==='navigate'});\
s.dataset.entry=window.navigation?.currentEntry?.key??'';if(h){(s.closest('header')??s).dataset.openingTab='';location.replace(h)}})()`;
