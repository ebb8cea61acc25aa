import { useTranslations } from 'next-intl';
import { bothTeams, type Programme } from '#components/screens/graphics/programme/programme.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { FigureColumn } from './figure-columns.ts';
import { GraphicPanel } from './panel.tsx';
import { PlayersTable } from './players-table.tsx';

const columns = [
  'minutes',
  'points',
  'twoPointers',
  'threePointers',
  'freeThrows',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
] as const satisfies readonly FigureColumn[];

/** The full box score of a team. */
export function BoxScorePanel({ programme, side }: { programme: Programme; side: Side }) {
  const t = useTranslations('graphics');
  const team = bothTeams(programme.of)?.[side] ?? null;
  return (
    <GraphicPanel title={t('name.box-score')} note="" team={team}>
      <PlayersTable programme={programme} side={side} team={team?.name ?? ''} columns={columns} />
    </GraphicPanel>
  );
}
