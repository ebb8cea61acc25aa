import { splashScript } from '#lib/theme/splash-script.ts';

/** The client's logo over the whole window while the first page of a first visit comes in. */
export function Splash({ logo }: { logo: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: splashScript }} />
      <div className="splash" aria-hidden="true" data-ground="band" data-print="none">
        {/* biome-ignore lint/performance/noImgElement: the client's crest, of any host and format */}
        <img src={logo} alt="" width="96" height="96" className="size-24 object-contain" />
      </div>
    </>
  );
}
