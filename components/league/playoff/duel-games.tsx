import { useLocale, useTranslations } from 'next-intl';
import { GameStatus } from '#components/entity/game-status.tsx';
import { YourTime } from '#components/entity/your-time.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Duel, DuelGame } from '#lib/api/contract/playoff.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { gamesShown } from './games-shown.ts';

/** Games of a duel in order: number, day, home venue, result or time. */
export function DuelGames({ duel }: { duel: Duel }) {
  return (
    <ol>
      {gamesShown(duel).map((game) => (
        <li key={game.number} className="border-b border-line bg-raised">
          {game.game ? (
            <Link href={paths.game(game.game.address)} className="block hover:bg-hover">
              <DuelGameLine duel={duel} game={game} />
            </Link>
          ) : (
            <DuelGameLine duel={duel} game={game} />
          )}
        </li>
      ))}
    </ol>
  );
}

function DuelGameLine({ duel, game }: { duel: Duel; game: DuelGame }) {
  const t = useTranslations('playoff');
  const entity = useTranslations('entity');
  const locale = tagLocale(useLocale());
  const host = duel[game.home].team;
  const day = game.game && formatTipOffDay(locale, game.game.tipOff, 'weekdayAndDay');
  const score = game.game?.score;
  const homeVenue = host ? t('inHallOf', { team: host.shortName }) : entity('teamOpen');
  return (
    <span className="grid min-h-11 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-2 px-3 py-1.5 text-sm">
      <span className="headline figures text-lg text-quiet">{game.number}</span>
      <span className="flex min-w-0 flex-col">
        <span className="truncate">{game.isNeutral ? (game.game?.venue?.name ?? t('neutral')) : homeVenue}</span>
        <span className="text-xs text-quiet">
          {day ?? entity('tipOff.open')}
          {game.need === 'if-necessary' && ` · ${t('ifNecessary')}`} {game.game && <YourTime game={game.game} />}
        </span>
      </span>
      <span className="flex flex-col items-end text-end">
        {score && (
          <span className="headline figures text-lg">
            {score.home}–{score.away}
          </span>
        )}
        {game.game && (
          <span className="text-xs text-quiet">
            <GameStatus game={game.game} show="time" isPlain isStill />
          </span>
        )}
      </span>
    </span>
  );
}
