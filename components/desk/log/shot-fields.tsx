'use client';

import { CourtPad } from '#components/desk/entry/court-pad.tsx';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { Button } from '#components/ui/button.tsx';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';
import { pointsFrom } from '#lib/desk/entry/shot.ts';

/** Result, value, fast break and place of a shot; a new place sets its value, which can be set again. */
export function ShotFields({ entry, onChange }: { entry: GameEvent; onChange: (to: Edit) => void }) {
  const { t } = useDeskText(4);
  if (entry.type !== 'field-goal' && entry.type !== 'free-throw') return null;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChange({ made: !entry.made })}>{entry.made ? t('toMissed') : t('toMade')}</Button>
        {entry.type === 'field-goal' && (
          <>
            <Button onClick={() => onChange({ points: entry.points === 2 ? 3 : 2 })}>
              {t('toPoints', { count: entry.points === 2 ? 3 : 2 })}
            </Button>
            <Button
              aria-pressed={entry.fastBreak === true}
              className={entry.fastBreak ? 'border-2 border-ink' : ''}
              onClick={() => onChange({ fastBreak: !entry.fastBreak })}
            >
              {t('fastBreak')}
            </Button>
          </>
        )}
      </div>
      {entry.type === 'field-goal' && (
        <details className="mt-3">
          <summary className="min-h-9 cursor-pointer text-sm font-semibold">{t('place')}</summary>
          <CourtPad
            label={t('place')}
            marked={entry.location}
            onPlace={(location) => onChange({ location, points: pointsFrom(location) })}
          />
        </details>
      )}
    </div>
  );
}
