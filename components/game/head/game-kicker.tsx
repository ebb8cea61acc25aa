import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { NeighbouringGame, NeighbouringGames } from '#lib/api/contract/neighbouring-games.ts';
import { paths } from '#lib/paths.ts';

/** League and round, between the links to the previous and the next game of the league. */
export function GameKicker({ game, neighbours }: { game: Game; neighbours: NeighbouringGames }) {
  const t = useTranslations('game');
  const { league, round } = game;
  return (
    <div className="game-kicker">
      <Neighbour game={neighbours.previous} way="previous" />
      <p className="label min-w-0 text-center">
        <Link href={paths.league(league.season, league.slug)} className="underline-offset-4 hover:underline">
          {t('kicker', { league: `${league.name} ${league.seasonName}`, round: round.name })}
        </Link>
      </p>
      <Neighbour game={neighbours.next} way="next" />
    </div>
  );
}

/** The teams of a neighbouring game; only the arrow on a phone. Keeps its place where there is no such game. */
function Neighbour({ game, way }: { game: NeighbouringGame | null; way: 'previous' | 'next' }) {
  const t = useTranslations('game');
  const entity = useTranslations('entity');
  if (!game) return <span />;
  const { home, away, round, address } = game;
  const name = home && away ? entity('gameTitle', { home: home.shortName, away: away.shortName }) : round.name;
  const arrow = <Icon name={way === 'previous' ? 'chevron-left' : 'chevron-right'} className="size-4" />;
  return (
    <Link
      href={paths.game(address)}
      rel={way === 'previous' ? 'prev' : 'next'}
      aria-label={t(way, { game: name })}
      data-print="none"
    >
      {way === 'previous' && arrow}
      <span className="max-w-56 truncate max-md:hidden">{name}</span>
      {way === 'next' && arrow}
    </Link>
  );
}
