import { useLocale } from 'next-intl';
import { teamSlugs } from '#components/entity/calendar/teams-of.ts';
import { GameRow } from '#components/entity/game-row.tsx';
import { Section } from '#components/ui/section.tsx';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import type { RoundOfGames } from './rounds-of.ts';

/** Games of a round by day; `undated` heads those without one. */
export function RoundGames({ of: { id, days }, title, undated }: { of: RoundOfGames; title: string; undated: string }) {
  const locale = tagLocale(useLocale());
  return (
    <div data-group data-round={id}>
      <Section title={title} level={3} aside={<RoundSpan days={days} />}>
        {days.map(({ date, games }) => (
          <div key={date} data-group className="pb-4">
            <h4 className="label pt-1 pb-1.5 text-quiet first-letter:uppercase">
              {date ? <time dateTime={date}>{formatDay(locale, date, 'fullDate')}</time> : undated}
            </h4>
            <ul className="game-list">
              {games.map((game) => (
                <li key={game.id} data-item data-team={teamSlugs(game)}>
                  <GameRow
                    game={game}
                    href={paths.game(game.address)}
                    show="time"
                    note={game.venue?.name}
                    naming="responsive"
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </div>
  );
}

function RoundSpan({ days }: Pick<RoundOfGames, 'days'>) {
  const locale = tagLocale(useLocale());
  const dates = days.flatMap(({ date }) => date ?? []);
  const span = formatDaySpan(locale, dates[0] ?? null, dates.at(-1) ?? null);
  return span && <span className="label text-quiet">{span}</span>;
}
