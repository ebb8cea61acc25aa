'use client';

import { useTranslations } from 'next-intl';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { formatDifference, formatInteger } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { exampleStandings } from '#lib/office/example-standings.ts';
import { RankingHead } from './ranking-head.tsx';

/** The table of an invented season as the profile makes it, at once with every choice. */
export function ExampleTable({ profile }: { profile: StandingsProfile }) {
  const t = useTranslations('office-competition');
  const standings = useTranslations('standings');
  const locale = usePageLocale();
  const rows = exampleStandings(profile);
  return (
    <div className="min-w-0">
      <p className="label mb-1">{t('example')}</p>
      <p className="mb-2 text-sm text-quiet">{t('exampleHelp')}</p>
      <table className="w-full border-y border-line bg-raised text-sm" aria-live="polite">
        <RankingHead figures={['record', 'difference', 'points']} />
        <tbody>
          {rows.map(({ team, rank, won, lost, difference, classificationPoints, decidedBy }) => (
            <tr key={team} className="border-b border-line last:border-b-0">
              <td className="figures px-2 py-2 font-bold">{formatInteger(locale, rank)}</td>
              <th scope="row" className="px-2 text-start font-semibold">
                {t('exampleTeam', { letter: team })}
                {decidedBy && (
                  <span className="block text-xs font-normal text-quiet">
                    {standings(`criteria.${decidedBy.scope}.${decidedBy.kind}`)}
                  </span>
                )}
              </th>
              <td className="figures px-2 text-end">{`${won}–${lost}`}</td>
              <td className="figures px-2 text-end">{formatDifference(locale, difference)}</td>
              <td className="figures px-2 text-end">{formatInteger(locale, classificationPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
