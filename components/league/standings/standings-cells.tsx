import type { ReactNode } from 'react';
import { FormStrip } from '#components/entity/form-strip.tsx';
import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatDecimal, formatDifference, formatHalves, formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import { formatRecord, formatWinShare } from '#lib/i18n/format/record.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { paths } from '#lib/paths.ts';

type Context = {
  locale: Locale;
  t: Translate<'standings'>;
  teams: ReadonlyMap<string, TeamRef>;
  rankedBy: StandingsTable['rankedBy'];
  hasDraws: boolean;
};

/**
 * Returns a row's figures, formatted for the locale; a star is where a decision took off what the table is ranked by. `hasDraws`: the
 * records of the table show draws.
 */
export function standingsCells(
  row: StandingsRow,
  { locale, t, teams, rankedBy, hasDraws }: Context,
): Record<string, ReactNode> {
  const star = row.deduction === 0 ? '' : '*';
  const isByPoints = rankedBy === 'classification-points';
  return {
    games: formatInteger(locale, row.played),
    record: `${formatRecord(locale, row, hasDraws)}${isByPoints ? '' : star}`,
    pointsFor: formatInteger(locale, row.pointsFor),
    pointsAgainst: formatInteger(locale, row.pointsAgainst),
    difference: formatDifference(locale, row.difference),
    classificationPoints: `${formatHalves(locale, row.classificationPoints)}${isByPoints ? star : ''}`,
    winShare: formatWinShare(locale, row.winShare),
    gamesBehind: row.gamesBehind === 0 ? noNumber : formatDecimal(locale, row.gamesBehind),
    home: formatRecord(locale, row.home, hasDraws),
    away: formatRecord(locale, row.away, hasDraws),
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

function Streak({ length, t }: { length: number; t: Translate<'standings'> }) {
  if (length === 0) return noNumber;
  const count = Math.abs(length);
  const label = length > 0 ? t('streakWon', { count }) : t('streakLost', { count });
  return (
    <span role="img" aria-label={label} title={label}>
      {length > 0 ? t('streakWonShort', { count }) : t('streakLostShort', { count })}
    </span>
  );
}
