import { Crest } from '#components/entity/crest.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import { Link } from '#components/ui/link.tsx';
import type { PlayerEntry } from '#lib/api/contract/player-directory.ts';
import { paths } from '#lib/paths.ts';

/**
 * A player in the list: portrait, name, position and the club of the latest season; a card, on a phone a row. All of it links
 * to the player.
 */
export function PlayerCard({ player, position }: { player: PlayerEntry; position: string | undefined }) {
  const { team, season } = player.latest ?? {};
  return (
    <div className="player-entry">
      <Portrait player={player} colors={colorsOf(team)} size="md" />
      <span className="min-w-0 flex-1 leading-tight">
        <Link
          href={paths.player(player.slug)}
          prefetch={false}
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          {player.name}
        </Link>
        <span className="flex min-w-0 items-center gap-1.5 pt-0.5 text-xs text-quiet">
          {team && <ClubChip team={team} />}
          {team && season && <span className="shrink-0 figures">{season.name}</span>}
          {position && <span className="ms-auto shrink-0">{position}</span>}
        </span>
      </span>
    </div>
  );
}

function ClubChip({ team }: { team: NonNullable<PlayerEntry['latest']>['team'] }) {
  const chip = (
    <>
      <Crest of={team} size="xs" />
      <span className="truncate">{team.shortName}</span>
    </>
  );
  const chipClass = 'inline-flex min-w-0 items-center gap-1.5';
  if (!team.club) return <span className={chipClass}>{chip}</span>;
  return (
    <Link
      href={paths.club(team.club)}
      prefetch={false}
      title={team.name}
      className={`${chipClass} relative underline-offset-4 hover:underline`}
    >
      {chip}
    </Link>
  );
}
