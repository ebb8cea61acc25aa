import { useLocale } from 'next-intl';
import { formatLeader } from '#components/entity/format-leader.ts';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf, teamBand } from '#components/entity/team-colors.ts';
import type { Leader, LeaderCategory } from '#lib/api/contract/league-players.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** Leaders of a category: the first on a band in the club's colour, the others in rows. All values are per game. */
export function LeaderCard({
  title,
  category,
  leaders: [first, ...others],
}: {
  title: string;
  category: LeaderCategory;
  leaders: readonly Leader[];
}) {
  const locale = tagLocale(useLocale());
  if (!first) return null;
  return (
    <article className="min-w-0">
      <div
        data-ground="band"
        className="flex items-center gap-3 border-b border-band-edge px-3 py-2"
        style={teamBand(first.team)}
      >
        <Portrait player={first.player} colors={colorsOf(first.team)} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="label text-quiet">{title}</h3>
          <p className="headline text-xl wrap-anywhere">{first.player.name}</p>
          <p className="truncate text-sm text-quiet">{first.team.shortName}</p>
        </div>
        <p className="headline figures text-4xl">{formatLeader(locale, category, first.value)}</p>
      </div>
      <ul className="grid border-b border-line bg-raised sm:grid-cols-2">
        {others.map(({ rank, player, team, value }) => (
          <li
            key={player.id}
            className="flex min-h-9 min-w-0 items-center gap-2 px-3 text-sm sm:not-first:border-s sm:not-first:border-line"
          >
            <span className="figures w-3 shrink-0 text-quiet">{rank}</span>
            <span className="min-w-0 flex-1">
              <PlayerLink player={player} href={paths.player(player.slug)} note={team.code} />
            </span>
            <span className="headline figures text-lg">{formatLeader(locale, category, value)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
