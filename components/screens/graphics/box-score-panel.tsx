import { useTranslations } from 'next-intl';
import { playerRows } from '#components/screens/player-rows.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { Fitted } from './fitted.tsx';
import { Panel } from './panel.tsx';
import { boxOf, type Programme, teamsOf } from './programme.ts';

const columns = [
  { key: 'minutes', text: (line) => formatPlayed(line.playedMs) },
  { key: 'points', text: (line) => line.points },
  { key: 'twoPointers', text: (line) => `${line.twoPointersMade}/${line.twoPointersAttempted}` },
  { key: 'threePointers', text: (line) => `${line.threePointersMade}/${line.threePointersAttempted}` },
  { key: 'freeThrows', text: (line) => `${line.freeThrowsMade}/${line.freeThrowsAttempted}` },
  { key: 'rebounds', text: rebounds },
  { key: 'assists', text: (line) => line.assists },
  { key: 'steals', text: (line) => line.steals },
  { key: 'blocks', text: (line) => line.blocks },
  { key: 'turnovers', text: (line) => line.turnovers },
  { key: 'fouls', text: (line) => line.fouls },
] as const satisfies readonly { key: string; text: (line: Readonly<StatLine>) => string | number }[];

/** The box score of a team, whole: who was listed, and the team. */
export function BoxScorePanel({ programme, side }: { programme: Programme; side: Side }) {
  const t = useTranslations('graphics');
  const statistics = useTranslations('statistics');
  const rows = playerRows(programme.game, side);
  const { total, players } = boxOf(programme, side);
  const played = new Set(players.filter((player) => player.played).map(({ person }) => person));
  const shown = columns.filter(({ key }) => key !== 'minutes' || total.playedMs !== null);
  return (
    <Panel title={t('name.box-score')} note="" team={teamsOf(programme.of)?.[side] ?? null}>
      <table className="figures-table" style={{ '--rows': rows.length + 2 }}>
        <thead>
          <tr>
            <th className="figures-number" scope="col" aria-label={statistics('number.name')} />
            <th className="figures-name" scope="col" aria-label={statistics('player.name')} />
            {shown.map(({ key }) => (
              <th key={key} scope="col">
                {statistics(`${key}.abbr`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, name, line, isOnCourt }) => (
            <tr key={id} data-on-court={isOnCourt || undefined} data-idle={!played.has(id) || undefined}>
              <td className="figures-number">{number}</td>
              <th scope="row">
                <Fitted>{name}</Fitted>
              </th>
              {shown.map(({ key, text }) => (
                <td key={key} data-figure={key}>
                  {played.has(id) ? text(line) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('total')}</th>
            {shown.map(({ key, text }) => (
              <td key={key} data-figure={key}>
                {key === 'minutes' ? '' : text(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
