'use client';

import { EarlyScript } from '#components/ui/early-script.tsx';
import { splashScript } from '#lib/theme/splash-script.ts';

/** The condition stands here, so that the build leaves the script out of the browser's code. */
const source = typeof window === 'undefined' ? splashScript : '';

/** The splash screen with the site's logo while the first page of a first visit loads. */
export function Splash({ logo }: { logo: string }) {
  return (
    <>
      <EarlyScript source={source} />
      <div className="splash" aria-hidden="true" data-ground="band" data-print="none">
        {/* biome-ignore lint/performance/noImgElement: the logo may have any host and format */}
        <img src={logo} alt="" width="96" height="96" className="size-24 object-contain" />
      </div>
    </>
  );
}
