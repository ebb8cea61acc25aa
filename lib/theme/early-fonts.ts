/**
 * Runs at the top of a page: asks for the fonts of text and headlines at once, with the letters that nearly every page has. A
 * browser asks for each when it meets its first letter, so that they come one after the other, and the whole page is laid out for
 * each of them. A font that does not come leaves the stand-in.
 */
export const earlyFontsScript = `{const r=document.documentElement,s=getComputedStyle(r),t=r.lang==='ru'?'aČЖ':'aČ',n=function(){};for(const f of['1em '+s.getPropertyValue('--font-sans'),'800 1em '+s.getPropertyValue('--font-display')])document.fonts.load(f,t).catch(n)}`;
