import { useTranslations } from 'next-intl';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import { hasTenths } from './has-tenths.ts';

/**
 * The display above a backboard: the shot clock in red, the game clock small and yellow above it; the edges light up when a
 * clock expires. In an interval the remaining time replaces the game clock, and nobody has to shoot.
 */
export function ShotClock({ face, isInterval }: { face: ClockFace; isInterval: boolean }) {
  const t = useTranslations('screens');
  return (
    <div
      className="shot-clock"
      data-over={(face.isOver && !isInterval) || undefined}
      data-shot-over={(face.shotMs === 0 && !isInterval) || undefined}
    >
      <b className="shot-clock-game" role="timer" aria-label={t('gameClock')} data-interval={isInterval || undefined}>
        {isInterval ? face.rest || '0' : face.game}
      </b>
      <b
        className="shot-clock-shot"
        role="timer"
        aria-label={t('shotClock')}
        data-tenths={(!isInterval && hasTenths(face.shot)) || undefined}
      >
        {!isInterval && face.shot}
      </b>
    </div>
  );
}
