import { reloadOnce } from './reload-once.ts';

/**
 * A script for `<head>`, since the page's own code may be what failed to load. After the page has loaded, the error
 * page handles chunks of other pages that fail: only then is the address that of the new page.
 */
export const chunkScript = `(function(){var reload=${reloadOnce};\
addEventListener('error',function(e){var t=e.target,a=t&&(t.tagName==='SCRIPT'?t.src:t.rel==='stylesheet'&&t.href);\
if(a&&a.indexOf('/_next/static/')>=0&&('ofPage'in t.dataset||document.readyState!=='complete'))reload()},true);\
addEventListener('unhandledrejection',function(e){if(e.reason&&e.reason.name==='ChunkLoadError')reload()})})()`;
