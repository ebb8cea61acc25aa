import type { ReactNode } from 'react';
import { FormStrip } from '#components/entity/form-strip.tsx';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatDecimal, formatDifference, formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { paths } from '#lib/paths.ts';

/** Returns a row's figures, formatted for the locale. */
export function standingsCells(
  row: StandingsRow,
  locale: Locale,
  t: Translate<'standings'>,
  teams: ReadonlyMap<string, TeamRef>,
): Record<string, ReactNode> {
  const record = ({ won, lost }: StandingsRow['home']) => `${won}–${lost}`;
  return {
    games: formatInteger(locale, row.played),
    wins: formatInteger(locale, row.won),
    losses: formatInteger(locale, row.lost),
    pointsFor: formatInteger(locale, row.pointsFor),
    pointsAgainst: formatInteger(locale, row.pointsAgainst),
    difference: formatDifference(locale, row.difference),
    classificationPoints: <ClassificationPoints row={row} locale={locale} t={t} />,
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

function ClassificationPoints({ row, locale, t }: { row: StandingsRow; locale: Locale; t: Translate<'standings'> }) {
  const points = formatInteger(locale, row.classificationPoints);
  if (row.deduction === 0) return points;
  const note = t('deduction', { points: row.deduction });
  return (
    <abbr title={note} aria-label={`${points}. ${note}`}>
      {points}*
    </abbr>
  );
}

function Streak({ length, t }: { length: number; t: Translate<'standings'> }) {
  if (length === 0) return noNumber;
  const label = length > 0 ? t('streakWon', { count: length }) : t('streakLost', { count: -length });
  return (
    <span title={label}>
      <span aria-hidden="true">{`${length > 0 ? '+' : '−'}${Math.abs(length)}`}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
