import { chooseTab } from './choose-tab.ts';
import { tabCache } from './tab-cache.ts';

/**
 * Stands at the end of a strip of tabs and runs before the page below is painted, so that no tab shows for a moment that is
 * not meant. The document gives way to another in the same entry of the history.
 */
export const tabScript = `(()=>{var s=document.currentScript.parentElement,n=performance.getEntriesByType('navigation')[0],\
h=(${chooseTab})(s,{...${JSON.stringify(tabCache)},isArrival:!!n&&n.type==='navigate'});\
s.dataset.entry=window.navigation?.currentEntry?.key??'';if(h){s.dataset.opening='';location.replace(h)}})()`;
