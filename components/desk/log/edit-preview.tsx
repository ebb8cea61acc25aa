'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { nameOrTeam } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { formatGameClock } from '#lib/basketball/clock.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { Draft, Stamp } from '#lib/desk/entry/stamp.ts';
import { previewDrafts } from '#lib/desk/log/preview-drafts.ts';

type Props = {
  desk: Desk;
  drafts: readonly Draft[];
  stamp: Stamp;
  onWrite: () => void;
  onCancel: () => void;
};

/** What a correction changes, with all that is linked, and the score after it. */
export function EditPreview({ desk, drafts, stamp, onWrite, onCancel }: Props) {
  const { t, entryText, periodName } = useDeskText(desk.state.profile.periods.count);
  const { changes, score } = previewDrafts(desk.state, drafts, stamp);
  const sentenceOf = (event: GameEvent) =>
    [
      periodName(event.period),
      event.clockMs === null ? '' : formatGameClock(event.clockMs),
      nameOrTeam(desk, event),
      entryText(event),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section
      aria-label={t('edit.changes')}
      className="sticky top-0 z-10 mb-4 border-s-4 border-warning bg-page p-3 text-sm"
    >
      <ul>
        {changes.map(({ before, after }) => (
          <li key={(after ?? before)?.id} className="py-0.5">
            {before && <del className="block text-quiet">{sentenceOf(before)}</del>}
            {after && <ins className="block font-bold no-underline">{sentenceOf(after)}</ins>}
          </li>
        ))}
      </ul>
      <p className="my-2">{t('edit.score', { home: score.home, away: score.away })}</p>
      <span className="flex flex-wrap gap-2">
        <KeyButton keyName="Enter" variant="primary" onClick={onWrite}>
          {t('edit.write')}
        </KeyButton>
        <Button onClick={onCancel}>{t('edit.discard')}</Button>
      </span>
    </section>
  );
}
