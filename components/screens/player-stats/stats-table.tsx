import { useTranslations } from 'next-intl';
import { FittedName } from '#components/screens/shared/fitted-name.tsx';
import type { PlayerRow } from '#components/screens/shared/player-rows.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';

/** A short box score of a team, legible from a distance: the columns that the game records. */
export function StatsTable({ team, rows }: { team: string; rows: readonly PlayerRow[] }) {
  const t = useTranslations('statistics');
  const cellsOf = ({ line, fouls }: PlayerRow) => ({
    minutes: line.playedMs === null ? null : formatPlayed(line.playedMs),
    points: line.points,
    rebounds: rebounds(line),
    assists: line.assists,
    fouls,
  });
  const heads = (['minutes', 'points', 'rebounds', 'assists', 'fouls'] as const).filter((head) =>
    rows.some((row) => cellsOf(row)[head] !== null),
  );
  return (
    <table className="players stats">
      <caption>{team}</caption>
      <thead>
        <tr>
          <th scope="col" className="players-number" aria-label={t('number.name')} />
          <th scope="col" className="players-name" aria-label={t('player.name')} />
          {heads.map((head) => (
            <th key={head} scope="col">
              <abbr title={t(`${head}.name`)}>{t(`${head}.abbr`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const cells = cellsOf(row);
          return (
            <tr key={row.id} data-on-court={row.isOnCourt || undefined}>
              <td className="players-number">{row.number}</td>
              <th scope="row">
                <FittedName name={row.name} className="players-fitted" />
              </th>
              {heads.map((head) => (
                <td key={head} data-limit={(head === 'fouls' && row.isAtLimit) || undefined}>
                  {cells[head]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
