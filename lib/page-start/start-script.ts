import { pageStarted } from './page-started.ts';

/** A paint is not waited for longer than this once the document is there. */
const longestWaitMs = 1000;

/** Lines on which bytes are what a page waits for, by the Network Information API (ms, Mbit/s; 0 is unknown). */
const isSlowLine = `line&&(/[23]g$/.test(line.effectiveType)||line.rtt>=150||line.downlink>0&&line.downlink<2)`;

/** The first paint is that of the content: one that came before the document was whole may be the splash. */
const startAfterPaint = `function(){\
var paint='first-contentful-paint';\
if(performance.getEntriesByName(paint)[0])requestAnimationFrame(function(){setTimeout(start)});\
else new PerformanceObserver(function(list){if(list.getEntriesByName(paint)[0])start()}).observe({type:'paint',buffered:true});\
setTimeout(start,${longestWaitMs})}`;

/** What a form with an address or a popover does is done by the browser itself. */
const keepClick = `function(event){\
var button=event.target.closest&&event.target.closest('button');\
if(!button||button.popoverTargetElement||Object.keys(document).some(function(key){return key.indexOf('_reactListening')===0}))return;\
if(button.form&&button.type==='submit'){if(button.form.hasAttribute('action'))return;event.preventDefault()}\
clicks.push(button)}`;

/**
 * Asks for the scripts in its `data-scripts`, separated by spaces, once the page is painted: until then the processor
 * is the page's. On a slow line, and where nothing is painted, at once. Clicks on buttons before React listens are kept
 * for `pageStarted`. A constant, so that a content security policy can name its hash; it is gone when React looks.
 */
export const startScript = `(function(){\
var own=document.currentScript,urls=own.dataset.scripts.split(' '),clicks=[],line=navigator.connection;\
function start(){urls.splice(0).forEach(function(url){\
var script=document.createElement('script');\
script.setAttribute('src',url);script.setAttribute('async','');script.dataset.ofPage='';document.head.append(script)})}\
var keep=${keepClick};\
addEventListener('click',keep,true);\
addEventListener('${pageStarted}',function(){\
removeEventListener('click',keep,true);\
clicks.splice(0).forEach(function(button){if(button.isConnected)button.click()})});\
if(document.hidden||${isSlowLine})start();\
else addEventListener('DOMContentLoaded',${startAfterPaint});\
own.remove()})()`;
