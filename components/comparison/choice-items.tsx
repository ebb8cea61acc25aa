'use client';

import { Link } from '#components/ui/link.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { paths } from '#lib/paths.ts';

/** Links to the comparisons of a player with others, drawn from slugs, names and points per game, so that they are sent once. */
export function ChoiceItems({
  player,
  league: { season, league },
  team,
  others,
}: {
  /** Slug of the player to compare. */
  player: string;
  league: LeagueParams;
  /** The name of the others' team, by which they are found too. */
  team: string;
  others: readonly (readonly [slug: string, name: string, points: string])[];
}) {
  return (
    <ul>
      {others.map(([slug, name, points]) => (
        <li key={slug} data-item={foldName(`${name} ${team}`)}>
          <Link
            href={paths.comparePlayers(season, league, player, slug)}
            prefetch={false}
            rel="nofollow"
            className="choice-link"
          >
            <span className="min-w-0 flex-1">{name}</span>
            <span className="figures text-quiet">{points}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
