import { useTranslations } from 'next-intl';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { usePeriodText } from '#components/screens/shared/use-period-text.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import { DuelPanel } from './duel-panel.tsx';

/** The score during a break with the countdown and the points by period. */
export function BreakPanel({ programme, face }: { programme: Programme; face: ClockFace }) {
  const t = useTranslations('graphics');
  const { board } = programme.game;
  const period = usePeriodText(programme.game);
  const isTimeout = board.phase === 'playing' && face.rest !== '';
  const title = isTimeout ? t('timeoutIn', { period }) : period;
  return (
    <DuelPanel title={title} programme={programme}>
      <div className="break">
        {face.rest !== '' && (
          <b className="break-clock" role="timer" data-soon={face.restMs <= 10_000 || undefined}>
            {face.rest}
          </b>
        )}
        {board.periods.length > 1 && (
          <table className="break-periods" aria-label={t('byPeriod')}>
            <tbody>
              {sides.map((side) => (
                <tr key={side}>
                  <th scope="row">{programme.of[side]?.code}</th>
                  {board.periods.map((points, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the period
                    <td key={index}>{points[side]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </DuelPanel>
  );
}
