import type { ReactNode } from 'react';
import { FormStrip } from '#components/entity/form-strip.tsx';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatDecimal, formatDifference, formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { paths } from '#lib/paths.ts';

const record = ({ won, lost }: StandingsRow['home']) => `${won}–${lost}`;

/** Returns a row's figures, formatted for the locale. */
export function standingsCells(
  row: StandingsRow,
  locale: Locale,
  t: Translate<'standings'>,
  teams: ReadonlyMap<string, TeamRef>,
): Record<string, ReactNode> {
  return {
    games: formatInteger(locale, row.played),
    record: record(row),
    pointsFor: formatInteger(locale, row.pointsFor),
    pointsAgainst: formatInteger(locale, row.pointsAgainst),
    difference: formatDifference(locale, row.difference),
    classificationPoints: pointsOf(row, locale),
    winShare: formatDecimal(locale, row.winShare, 3),
    gamesBehind: row.gamesBehind === 0 ? noNumber : formatDecimal(locale, row.gamesBehind),
    home: record(row.home),
    away: record(row.away),
    form: (
      <FormStrip
        games={row.form.map((game) => ({
          ...game,
          key: game.gameId,
          opponent: teams.get(game.opponent)?.shortName ?? '',
          href: paths.game(game.address),
        }))}
      />
    ),
    streak: <Streak length={row.streak} t={t} />,
  };
}

/** Points, with a star where a decision took some away; the footnote says how many. */
const pointsOf = ({ classificationPoints, deduction }: StandingsRow, locale: Locale) =>
  `${formatInteger(locale, classificationPoints)}${deduction === 0 ? '' : '*'}`;

function Streak({ length, t }: { length: number; t: Translate<'standings'> }) {
  if (length === 0) return noNumber;
  const count = Math.abs(length);
  const label = length > 0 ? t('streakWon', { count }) : t('streakLost', { count });
  return (
    <span title={label}>
      <span aria-hidden="true">{length > 0 ? t('streakWonShort', { count }) : t('streakLostShort', { count })}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
