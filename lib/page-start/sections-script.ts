/** Each section has a frame of its own, and input and scripts come between two of them. */
const betweenSectionsMs = 200;

/** Without a paint, as in a tab that nobody looks at, all sections are shown after this. */
const longestWaitMs = 2000;

/** `sections.css` has a rule for as many. */
const mostSteps = 4;

/** Who uses the page may need all of it. */
const uses = `['scroll','pointerdown','keydown','popstate','beforeprint']`;

/** A page that opens at its top: neither at a place that its address names, or a text of it, nor at one that the browser comes back to. */
const opensAtTop = `entry&&entry.type==='navigate'&&entry.name.indexOf('#')<0&&!location.hash`;

/**
 * Runs in `<head>`: a phone renders the first section of a page alone, after its paint those that are in sight, and then the others
 * one after the other (`sections.css`). Without this script, and on wide screens, all are rendered together.
 */
export const sectionsScript = `(function(){\
var root=document.documentElement,entry=performance.getEntriesByType('navigation')[0],uses=${uses},shown=1,timer;\
if(!(${opensAtTop})||!matchMedia('(width < 40rem)').matches)return;\
root.dataset.shownSections=shown;\
function hidden(){return document.querySelectorAll('.page-body > :is(section, [data-front])')[shown]}\
function showAll(){shown=Infinity;clearTimeout(timer);delete root.dataset.shownSections;\
uses.forEach(function(use){removeEventListener(use,showAll)})}\
function showNext(){shown+=1;if(shown>${mostSteps}||!hidden())showAll();else root.dataset.shownSections=shown}\
function showLater(){timer=setTimeout(function(){showNext();if(shown<Infinity)showLater()},${betweenSectionsMs})}\
function showInSight(){var section=hidden();\
if(!section||section.getBoundingClientRect().top>=innerHeight)showLater();\
else{showNext();requestAnimationFrame(showInSight)}}\
uses.forEach(function(use){addEventListener(use,showAll)});\
addEventListener('DOMContentLoaded',function(){\
timer=setTimeout(showAll,${longestWaitMs});\
new PerformanceObserver(function(list,observer){\
if(!list.getEntriesByName('first-contentful-paint')[0])return;\
observer.disconnect();clearTimeout(timer);showInSight()}).observe({type:'paint',buffered:true})})\
})()`;
