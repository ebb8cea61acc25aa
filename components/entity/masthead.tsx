import type { ReactNode } from 'react';
import { HalfCourt } from './half-court.tsx';
import type { Colored } from './team-colors.ts';
import { teamBand } from './team-colors.ts';

/**
 * The head of a page: whose page it is. With an `emblem` (crest, portrait) the emblem stands in the key of a half court.
 * `owner` gives the band its colours; without one it wears the site's.
 */
export function Masthead({
  title,
  kicker,
  meta,
  emblem,
  aside,
  tabs,
  owner,
}: {
  title: string;
  kicker?: ReactNode;
  meta?: ReactNode;
  emblem?: ReactNode;
  aside?: ReactNode;
  tabs?: ReactNode;
  owner?: Colored | null;
}) {
  return (
    <header
      data-ground="band"
      className="relative isolate overflow-clip border-b border-band-edge"
      style={teamBand(owner)}
    >
      <div className="page-width relative">
        <HalfCourt
          className={
            emblem
              ? 'start-0 top-[calc(50%-1.5rem)] -z-10 h-96 -translate-y-1/2 sm:h-[38rem]'
              : 'end-0 top-1/2 -z-10 h-[38rem] -translate-y-1/2 rotate-180 max-sm:end-[-6rem]'
          }
        />
        <div className="flex items-center gap-5 py-5 sm:min-h-44 sm:gap-10 sm:py-7">
          {emblem && <div className="grid w-20 shrink-0 place-items-center sm:w-40">{emblem}</div>}
          <div className="min-w-0 flex-1">
            {kicker && <div className="label text-quiet">{kicker}</div>}
            <h1 className="headline text-3xl sm:text-4xl lg:text-5xl">{title}</h1>
            {meta && <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">{meta}</div>}
          </div>
          {aside && <div className="shrink-0 max-lg:hidden">{aside}</div>}
        </div>
        {tabs}
      </div>
    </header>
  );
}
