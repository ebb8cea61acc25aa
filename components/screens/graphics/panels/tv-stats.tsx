import { bothTeams, type Programme } from '#components/screens/graphics/programme/programme.ts';
import { isGameOver, usePeriodText } from '#components/screens/shared/use-period-text.ts';
import { sides } from '#lib/basketball/sides.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import { DuelPanel } from './duel-panel.tsx';
import type { FigureColumn } from './figure-columns.ts';
import { PlayersTable } from './players-table.tsx';

const columns = [
  'minutes',
  'points',
  'fieldGoals',
  'threePointers',
  'rebounds',
  'assists',
  'fouls',
] as const satisfies readonly FigureColumn[];

/** The statistics of both teams; without a log only the score, before the game its tip-off. */
export function TvStats({ programme, face }: { programme: Pick<Programme, 'of' | 'game'>; face: ClockFace }) {
  const { of, game } = programme;
  const locale = usePageLocale();
  const period = usePeriodText(game);
  const teams = bothTeams(of);
  const hasLog = game.state.log.length > 0;
  const tipOff = [formatTipOffDay(locale, of.tipOff, 'weekdayAndDay'), formatTipOffTime(locale, of.tipOff)];
  const status = isGameOver(game) || !hasLog ? period : [period, face.game].filter(Boolean).join(' · ');
  return (
    <div className="take" data-on>
      <DuelPanel
        title={of.state === 'scheduled' && !hasLog ? tipOff.filter(Boolean).join(' · ') : status}
        programme={programme}
        isWide
      >
        {hasLog && (
          <div className="duel-tables">
            {sides.map((side) => (
              <PlayersTable
                key={side}
                className="figures-narrow"
                programme={programme}
                side={side}
                team={teams?.[side].name ?? ''}
                columns={columns}
                minRows={Math.max(game.sheet.home.length, game.sheet.away.length)}
              />
            ))}
          </div>
        )}
      </DuelPanel>
    </div>
  );
}
