'use client';

import { type CSSProperties, type ReactNode, Suspense, useMemo } from 'react';
import { AwaitsAddress } from '#components/ui/awaits-address.tsx';
import { FacetSelect } from '#components/ui/facet-select.tsx';
import type { OpeningFacet } from '#components/ui/sortable-types.ts';
import { useAddress } from '#components/ui/use-address.ts';
import { useInSight } from '#components/ui/use-in-sight.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { PackedRows } from '#lib/packed-rows/packed-rows.ts';
import { unpackRows } from '#lib/packed-rows/unpack-rows.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { type ChartedPlayer, type ChartedShot, chosenShots } from './charted-shot.ts';
import { ShotZones, type ZoneTexts } from './shot-zones.tsx';
import { TeamShots } from './team-shots.tsx';

export type ShotTexts = ZoneTexts & {
  made: string;
  missed: string;
  /** With `{team}`, `{made}` and `{attempted}`. */
  summary: string;
  /** With `{team}`. */
  read: string;
};

export type ChartedTeam = { name: string; shortName: string; crest: ReactNode };

const LeagueZones = lazyView(async () => (await import('./league-zones.tsx')).LeagueZones);

const keys = ['player', 'period', 'result'] as const;

/** The shot chart of a game. The address holds what is chosen; without scripts all shots are shown. */
export function ShotBrowser({
  style,
  teams,
  shots: packed,
  players,
  words,
  periods,
  facets,
  texts,
  league,
}: {
  style: CSSProperties;
  teams: Record<'home' | 'away', ChartedTeam>;
  shots: PackedRows<ChartedShot>;
  players: readonly ChartedPlayer[];
  /** What shots are called. */
  words: readonly string[];
  /** Short names of the periods. */
  periods: Readonly<Record<string, string>>;
  facets: readonly (OpeningFacet & { key: (typeof keys)[number] })[];
  texts: ShotTexts;
  league: { season: string; slug: string };
}) {
  const [zones, areZonesInSight] = useInSight<HTMLDivElement>();
  const [address, choose] = useAddress(keys);
  const all = useMemo(() => unpackRows(packed), [packed]);
  const known = facets.flatMap(({ key, options }) => {
    const value = address[key];
    return options.some((option) => option.value === value) ? [[key, value]] : [];
  });
  const choice: Partial<Record<(typeof keys)[number], string>> = Object.fromEntries(known);
  const shown = chosenShots(all, players, choice);
  const describeShot = ({ player, period, clock, words: index }: ChartedShot) =>
    [player !== null && players[player]?.name, `${periods[period] ?? ''} ${clock}`.trim(), words[index]]
      .filter(Boolean)
      .join(' · ');
  const table = { home: teams.home.shortName, away: teams.away.shortName, shots: shown, texts };
  return (
    <AwaitsAddress keys={keys}>
      <div className="flex flex-wrap items-end gap-2 pb-4" data-print="none">
        {facets.map((facet) => (
          <FacetSelect
            key={facet.key}
            facet={facet}
            value={choice[facet.key] ?? ''}
            onValueChange={(value) => choose(facet.key, value)}
          />
        ))}
      </div>
      <div className="border-b border-line bg-raised">
        <figure style={style}>
          <div className="grid gap-6 p-3 sm:grid-cols-2 sm:p-4">
            {sides.map((side) => (
              <TeamShots
                key={side}
                team={teams[side]}
                side={side}
                shots={shown.filter((shot) => shot.side === side)}
                describeShot={describeShot}
                texts={texts}
              />
            ))}
          </div>
          <figcaption className="flex justify-center gap-6 px-3 pb-3 text-xs text-quiet">
            <span className="inline-flex items-center gap-1.5">
              <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-quiet">
                <circle cx="6" cy="6" r="5" />
              </svg>
              {texts.made}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 stroke-quiet stroke-[1.6px]">
                <path d="M2 2l8 8m0-8L2 10" />
              </svg>
              {texts.missed}
            </span>
          </figcaption>
        </figure>
        <div ref={zones} className="shot-zones">
          {areZonesInSight ? (
            <Suspense fallback={<ShotZones {...table} />}>
              <LeagueZones league={league} {...table} />
            </Suspense>
          ) : (
            <ShotZones {...table} />
          )}
        </div>
      </div>
    </AwaitsAddress>
  );
}
