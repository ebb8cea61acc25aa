import { useLocale, useTranslations } from 'next-intl';
import { MeetingDay } from '#components/entity/meetings/meeting-day.tsx';
import { type FigureKey, figureOf } from '#components/entity/player-figures.ts';
import { DuelBar } from '#components/ui/duel-bar.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { PlayerComparison, PlayerMeeting } from '#lib/api/contract/comparison.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

const keys = ['points', 'rebounds', 'assists', 'pir'] as const satisfies readonly FigureKey[];
const sides = ['first', 'second'] as const;
type Side = (typeof sides)[number];

/** The games of two players against each other: who won, and the statistics of both in each. */
export function PlayerMeetings({ comparison: { players, record, meetings } }: { comparison: PlayerComparison }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('comparison');
  const history = useTranslations('game-history');
  const statistics = useTranslations('statistics');
  if (record.played === 0)
    return (
      <Section title={t('meetings')}>
        <p className="text-quiet">{t('noMeetings')}</p>
      </Section>
    );
  const figure = ({ lines }: PlayerMeeting, side: Side, key: (typeof keys)[number]) =>
    figureOf(key, { ...lines[side].line, pir: lines[side].pir, efficiency: null }, locale);
  const shown = keys.filter((key) =>
    meetings.some((meeting) => sides.some((side) => figure(meeting, side, key).value !== null)),
  );
  const wins = (side: Side) => ({ value: record.wins[side], text: formatInteger(locale, record.wins[side]) });
  return (
    <Section title={history('headToHead', { count: record.played })}>
      <dl className="pb-3">
        <DuelBar label={history('wins')} home={wins('first')} away={wins('second')} />
      </dl>
      <StatTable
        caption={t('meetings')}
        head={{ label: t('game') }}
        columns={shown.map((key) => ({
          key,
          label: statistics(`${key}.abbr`),
          title: statistics(`${key}.name`),
          group: `${players.first.player.name} – ${players.second.player.name}`,
        }))}
        rows={meetings.map((meeting) => ({
          key: meeting.game.id,
          head: <MeetingName game={meeting.game} />,
          cells: Object.fromEntries(
            shown.map((key) => [key, sides.map((side) => figure(meeting, side, key).text).join('\u2009–\u2009')]),
          ),
        }))}
      />
      {record.played > meetings.length && (
        <p className="pt-1.5 text-xs text-quiet">{t('lastOf', { shown: meetings.length, count: record.played })}</p>
      )}
    </Section>
  );
}

/** On a phone the day is all that has room beside the figures. */
function MeetingName({ game }: { game: PlayerMeeting['game'] }) {
  const locale = tagLocale(useLocale());
  const entity = useTranslations('entity');
  return (
    <span className="game-name">
      <Link href={paths.game(game.address)} className="text-link-quiet">
        {`${game.home?.code ?? ''} ${game.score?.home ?? ''}–${game.score?.away ?? ''} ${game.away?.code ?? ''}`}
      </Link>
      <span className="game-name-note">
        <span className="sm:hidden">{formatTipOffDay(locale, game.tipOff, 'date') ?? entity('tipOff.open')}</span>
        <span className="max-sm:hidden">
          <MeetingDay game={game} />
        </span>
      </span>
    </span>
  );
}
