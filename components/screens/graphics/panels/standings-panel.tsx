import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { formatDifference, formatHalves } from '#lib/i18n/format/numbers.ts';
import { haveDraws } from '#lib/i18n/format/record.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { GraphicPanel } from './panel.tsx';

/** The league standings, with the teams of this game highlighted. */
export function StandingsPanel({ programme: { of, standings } }: { programme: Programme }) {
  const t = useTranslations('graphics');
  const statistics = useTranslations('statistics');
  const locale = usePageLocale();
  if (!standings) return null;
  const hasDraws = haveDraws(standings.rows);
  const draws = hasDraws ? (['draws'] as const) : [];
  const heads = ['games', 'wins', ...draws, 'losses', 'difference', 'classificationPoints'] as const;
  return (
    <GraphicPanel title={t('name.standings')} note={standings.group?.name ?? of.league.name}>
      <table className="figures-table figures-wide" style={{ '--rows': standings.rows.length + 1 }}>
        <thead>
          <tr>
            <th className="figures-number" scope="col" aria-label={statistics('rank.name')} />
            <th className="figures-name" scope="col" aria-label={statistics('team.name')} />
            {heads.map((head) => (
              <th key={head} scope="col">
                {statistics(`${head}.abbr`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.rows.map(({ team, rank, played, won, drawn, lost, difference, classificationPoints }) => (
            <tr key={team.id} data-on-court={team.id === of.home?.id || team.id === of.away?.id || undefined}>
              <td className="figures-number">{rank}</td>
              <th scope="row">
                <span className="figures-team">
                  <Crest of={team} isOnScreen />
                  <Fitted>{team.name}</Fitted>
                </span>
              </th>
              <td>{played}</td>
              <td>{formatHalves(locale, won)}</td>
              {hasDraws && <td>{drawn}</td>}
              <td>{lost}</td>
              <td>{formatDifference(locale, difference)}</td>
              <td data-figure="points">{formatHalves(locale, classificationPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GraphicPanel>
  );
}
