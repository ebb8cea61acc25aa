import { useLocale } from 'next-intl';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { GameRow } from './game-row.tsx';

/** Returns the note of a game in a list: its date unless scheduled, its league if `isLeagueShown`, its round. */
function gameNote(game: GameSummary, locale: Locale, isLeagueShown = false): string {
  const day = game.state === 'scheduled' ? null : formatTipOffDay(locale, game.tipOff, 'weekdayAndDay');
  return [day, isLeagueShown && game.league.name, game.round.name].filter(Boolean).join(' · ');
}

/** A list of games, in two columns on wide screens unless `isNarrow`. Set `isLeagueShown` if they belong to several leagues. */
export function GameRows({
  games,
  isLeagueShown,
  isNarrow,
}: {
  games: readonly GameSummary[];
  isLeagueShown?: boolean;
  isNarrow?: boolean;
}) {
  const locale = tagLocale(useLocale());
  return (
    <ul className={isNarrow ? undefined : 'game-list'}>
      {games.map((game) => (
        <li key={game.id}>
          <GameRow
            game={game}
            href={paths.game(game.address)}
            note={gameNote(game, locale, isLeagueShown)}
            naming="responsive"
          />
        </li>
      ))}
    </ul>
  );
}
