import { useTranslations } from 'next-intl';
import type { ClockFace } from '#lib/realtime/clock-face.ts';

/** Above a backboard: the shot clock in red, the game clock small and yellow above it; both edges light up at the end. */
export function ShotClock({ face }: { face: ClockFace }) {
  const t = useTranslations('screens');
  return (
    <div className="shot-clock" data-over={face.isOver || undefined} data-shot-over={face.shotMs === 0 || undefined}>
      <b className="shot-clock-game" role="timer" aria-label={t('gameClock')}>
        {face.game}
      </b>
      <b className="shot-clock-shot" role="timer" aria-label={t('shotClock')}>
        {face.shot}
      </b>
    </div>
  );
}
