/** Each section has a frame of its own, and input and scripts come between two of them. */
const betweenSectionsMs = 200;

/** `sections.css` has a rule for as many. */
const mostSteps = 4;

/** A page that opens at its top: neither at a place that its address names, or a text of it, nor at one that the browser comes back to. */
const opensAtTop = `entry&&entry.type==='navigate'&&!/#/.test(entry.name)`;

/**
 * Runs in `<head>`: a phone renders the first section of a page alone, after that frame those that are in sight, and then the others
 * one after the other, or all at once when the page is used. `sections.css` leaves wide screens as they are; without this script all
 * are rendered together.
 */
export const sectionsScript = `((data,entry,shown)=>{\
if(!(${opensAtTop}))return;\
data.shownSections=shown;\
var hidden=()=>document.querySelectorAll('.page-body > :is(section, [data-front])')[shown],\
showAll=()=>{shown=${mostSteps + 1};delete data.shownSections},\
showNext=()=>{++shown>${mostSteps}||!hidden()?showAll():data.shownSections=shown},\
showLater=()=>{if(shown<=${mostSteps})setTimeout(()=>{showNext();showLater()},${betweenSectionsMs})},\
showInSight=()=>{if(hidden()?.getBoundingClientRect().top<innerHeight){showNext();requestAnimationFrame(showInSight)}else showLater()};\
['scroll','pointerdown','keydown'].forEach(use=>addEventListener(use,showAll,{once:true}));\
addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(showInSight)))\
})(document.documentElement.dataset,performance.getEntriesByType('navigation')[0],1)`;
