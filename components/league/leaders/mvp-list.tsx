import { PlayerLink } from '#components/entity/player-link.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { GameAddress } from '#lib/api/contract/game.ts';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';

type Winner = {
  player: PlayerRef;
  team: TeamRef;
  text: string;
  note: string;
  game?: { address: GameAddress; text: string };
};
type Award = { key: string; winners: readonly Winner[] };
type Props = { title: string; rule: string; awards: readonly Award[]; league: LeagueParams };

/** How many awards are in sight: the others open on a click. */
const shownAwards = 4;

/** Awards of one kind, the latest first and large. `earlier` names the number of those that open below. */
export function MvpList({ title, rule, awards, league, earlier }: Props & { earlier: (count: number) => string }) {
  const [shown, rest] = [awards.slice(0, shownAwards), awards.slice(shownAwards)];
  return (
    <div className="min-w-0">
      <h3 className="label border-b border-line-strong pb-1.5 text-quiet">{title}</h3>
      <Awards awards={shown} league={league} isLatest />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-8 items-center text-sm text-link underline underline-offset-4">
            {earlier(rest.length)}
          </summary>
          <Awards awards={rest} league={league} />
        </details>
      )}
      <p className="pt-1.5 text-xs text-quiet">{rule}</p>
    </div>
  );
}

function Awards({ awards, league, isLatest }: Pick<Props, 'awards' | 'league'> & { isLatest?: boolean }) {
  return (
    <ol>
      {awards.flatMap(({ key, winners }, index) =>
        winners.map((winner) => (
          <WinnerLine
            key={`${key} ${winner.player.id}`}
            winner={winner}
            league={league}
            isFirst={isLatest === true && index === 0}
          />
        )),
      )}
    </ol>
  );
}

function WinnerLine({
  winner: { player, team, text, note, game },
  league,
  isFirst,
}: {
  winner: Winner;
  league: LeagueParams;
  isFirst: boolean;
}) {
  return (
    <li className={isFirst ? 'board-leader board-leader-first' : 'board-leader'}>
      <span className="min-w-0 flex-1">
        <PlayerLink
          player={player}
          href={paths.player(player.slug)}
          note={
            <Link
              href={paths.team(league.season, league.league, team.slug)}
              title={team.name}
              className="text-link-quiet"
            >
              {team.code}
            </Link>
          }
          portrait={<Portrait player={player} colors={colorsOf(team)} size={isFirst ? 'md' : 'sm'} />}
          isWrapped
          {...(isFirst && { className: 'font-bold' })}
        />
        <span className={cx('block text-xs text-quiet', isFirst ? 'ps-12' : 'ps-9')}>
          {note}
          {game && (
            <>
              {' · '}
              <Link href={paths.game(game.address)} className="figures text-link-quiet">
                {game.text}
              </Link>
            </>
          )}
        </span>
      </span>
      <span className="board-figure">{text}</span>
    </li>
  );
}
