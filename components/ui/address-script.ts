/**
 * The inline script in what the address changes: `data-address` lists the keys. Where the address has one, the content stays
 * invisible until React has applied it, so that nothing moves in sight.
 */
export const addressScript = `(()=>{var e=document.currentScript.parentElement,p=new URLSearchParams(location.search);\
if(e.dataset.address.split(' ').some(k=>p.has(k)))e.dataset.pending=''})()`;
