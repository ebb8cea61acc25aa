import { reloadOnce } from './reload-once.ts';

/**
 * Runs in `<head>`, since the page's own code may be what is missing. Once the page has loaded, parts of other pages that
 * fail are for the error page to mend: only then the address is that of the new page.
 */
export const chunkScript = `(function(){var again=${reloadOnce};\
addEventListener('error',function(e){var t=e.target,a=t&&(t.tagName==='SCRIPT'?t.src:t.rel==='stylesheet'&&t.href);\
if(a&&a.indexOf('/_next/static/')>=0&&document.readyState!=='complete')again()},true);\
addEventListener('unhandledrejection',function(e){if(e.reason&&e.reason.name==='ChunkLoadError')again()})})()`;
