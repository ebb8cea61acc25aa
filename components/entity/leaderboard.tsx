import { Link } from '#components/ui/link.tsx';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { PlayerLink } from './player-link.tsx';
import { Portrait } from './portrait.tsx';
import { colorsOf } from './team-colors.ts';

export type LeaderboardItem = {
  rank: number;
  player: PlayerRef;
  team: TeamRef;
  /** The formatted figure. */
  text: string;
  href?: string;
  /** The team page. */
  teamHref?: string;
};

/** The leaders of a category, the first one large. `note` states the qualification minimum. */
export function Leaderboard({
  title,
  leaders,
  note,
}: {
  title: string;
  leaders: readonly LeaderboardItem[];
  note?: string;
}) {
  return (
    <div className="min-w-0">
      <h3 className="label border-b border-line-strong pb-1.5 text-quiet">{title}</h3>
      <ol>
        {leaders.map(({ rank, player, team, text, href, teamHref }, index) => (
          <li key={player.id} className={index === 0 ? 'board-leader board-leader-first' : 'board-leader'}>
            <span className="board-rank">{rank}</span>
            <span className="min-w-0 flex-1">
              <PlayerLink
                player={player}
                href={href}
                note={<TeamCode team={team} href={teamHref} />}
                portrait={<Portrait player={player} colors={colorsOf(team)} size={index === 0 ? 'md' : 'sm'} />}
                isWrapped
                {...(index === 0 && { className: 'font-bold' })}
              />
            </span>
            <span className="board-figure">{text}</span>
          </li>
        ))}
      </ol>
      {note && <p className="pt-1.5 text-xs text-quiet">{note}</p>}
    </div>
  );
}

function TeamCode({ team, href }: { team: TeamRef; href: string | undefined }) {
  if (!href) return team.code;
  return (
    <Link href={href} title={team.name} className="text-link-quiet">
      {team.code}
    </Link>
  );
}
