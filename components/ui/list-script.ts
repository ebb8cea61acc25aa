import { chosenIn, hidingRules, shownValues } from './list-choice.ts';
import { listSheet } from './list-sheet.ts';

/** The inline script before a filtered list: applies the choice in the address before the list is painted. */
export const listScript = `(()=>{var l=document.currentScript.parentElement,s=[...l.querySelectorAll('select[data-facet]')],\
f=s.map(e=>({key:e.dataset.facet,opening:e.dataset.opening,values:[...e.options].map(o=>o.value)})),\
c=(${chosenIn})(location.search,f);for(var e of s)if(e.dataset.facet in c)e.value=c[e.dataset.facet];\
(${listSheet})().textContent=(${hidingRules})(f,(${shownValues})(f,c))})()`;
