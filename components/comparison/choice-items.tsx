'use client';

import { Link } from '#components/ui/link.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { paths } from '#lib/paths.ts';

/** Links to the comparisons of a player with others, drawn from slugs and names, so that they are sent once. */
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
  others: readonly (readonly [slug: string, name: string])[];
}) {
  return (
    <ul>
      {others.map(([slug, name]) => (
        <li key={slug} data-item={foldName(`${name} ${team}`)}>
          <Link
            href={paths.comparePlayers(season, league, player, slug)}
            prefetch={false}
            rel="nofollow"
            className="choice-link"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
