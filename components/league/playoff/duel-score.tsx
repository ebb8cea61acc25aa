import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { GameStatus } from '#components/entity/game-status.tsx';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { Duel, DuelGame, DuelSide } from '#lib/api/contract/playoff.ts';
import { sides } from '#lib/basketball/sides.ts';
import { paths } from '#lib/paths.ts';
import { gamesShown } from './games-shown.ts';
import { SideLabel } from './side-label.tsx';

/** Line score of a duel: a column per game, then games won or the aggregate of both legs. */
export function DuelScore({ duel }: { duel: Duel }) {
  const t = useTranslations('playoff');
  const entity = useTranslations('entity');
  const games = gamesShown(duel);
  const isOneGame = duel.format?.kind === 'best-of' && duel.format.of === 1;
  const total = duel.format?.kind === 'two-legs' || isOneGame ? duel.points : duel.wins;
  const hasBegun = duel.games.some(({ points, winner }) => points !== null || winner !== null);
  const name = (side: DuelSide) => side.team?.name ?? side.label ?? entity('teamOpen');
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 bg-raised text-sm">
      <caption className="sr-only">{entity('gameTitle', { home: name(duel.home), away: name(duel.away) })}</caption>
      <thead>
        <tr className="text-2xs text-quiet">
          <td />
          {!isOneGame &&
            games.map((game) => (
              <th key={game.number} scope="col" className="w-9 p-0 text-center font-semibold">
                <GameNumber game={game} />
              </th>
            ))}
          <th scope="col" className="w-12 p-0 pe-3 text-end font-semibold">
            {isOneGame ? (
              <SingleGame game={games[0]} />
            ) : (
              t(duel.format?.kind === 'two-legs' ? 'aggregateShort' : 'winsShort')
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side} className={cx(duel.winner !== null && duel.winner !== side && 'text-quiet')}>
            <th scope="row" className={cx('p-0 text-start', duel.winner === side ? 'font-bold' : 'font-medium')}>
              <SideName side={duel[side]} />
            </th>
            {!isOneGame &&
              games.map((game) => (
                <td key={game.number} className="figures p-0 text-center">
                  <GamePoints game={game} side={side} />
                </td>
              ))}
            <td className="headline figures p-0 pe-3 text-end text-xl">{hasBegun ? total[side] : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SideName({ side }: { side: DuelSide }) {
  const t = useTranslations('playoff');
  const { team, projected, isBye } = side;
  const crestOf = team ?? projected;
  return (
    <span className="flex h-9 min-w-0 items-center gap-2 ps-3 pe-1">
      {crestOf ? (
        <span className={cx('inline-flex', !team && 'opacity-60')}>
          <Crest of={crestOf} size="xs" />
        </span>
      ) : (
        <span className="size-5 shrink-0 rounded-full border border-dashed border-line-strong" />
      )}
      <span className={cx('min-w-0', team ? 'truncate' : 'line-clamp-2 leading-4')}>
        <SideLabel side={side} />
      </span>
      {isBye && (
        <abbr title={t('byeLong')} className="shrink-0 text-2xs text-quiet">
          {t('bye')}
        </abbr>
      )}
    </span>
  );
}

function GameNumber({ game }: { game: DuelGame }) {
  const t = useTranslations('playoff');
  const label = t(game.need === 'if-necessary' ? 'gameIfNecessary' : 'game', { number: game.number });
  const text = `${game.number}${game.need === 'if-necessary' ? '*' : ''}`;
  if (!game.game)
    return (
      <abbr title={label} className="grid h-8 place-items-center">
        {text}
      </abbr>
    );
  return (
    <Link
      href={paths.game(game.game.address)}
      title={label}
      aria-label={label}
      className="grid h-8 place-items-center text-link underline underline-offset-4"
    >
      {text}
    </Link>
  );
}

function SingleGame({ game }: { game: DuelGame | undefined }) {
  const t = useTranslations('playoff');
  if (!game?.game) return null;
  return (
    <Link
      href={paths.game(game.game.address)}
      aria-label={t('game', { number: 1 })}
      className="grid h-8 place-items-center justify-end whitespace-nowrap text-link underline-offset-4 hover:underline"
    >
      <GameStatus game={game.game} show="date" isPlain isStill />
    </Link>
  );
}

/** Points of a side in a game; underlined if it was the home team. */
function GamePoints({ game, side }: { game: DuelGame; side: 'home' | 'away' }) {
  return (
    <span
      className={cx(
        'inline-block min-w-5',
        game.winner === side && 'font-bold',
        game.winner && game.winner !== side && 'text-quiet',
      )}
    >
      <span
        className={cx(
          'inline-block leading-5',
          game.home === side && !game.isNeutral && 'border-b-2 border-line-strong',
        )}
      >
        {game.points?.[side] ?? '\u2007\u2007'}
      </span>
    </span>
  );
}
