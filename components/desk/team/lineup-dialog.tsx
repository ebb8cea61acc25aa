'use client';

import { useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Side } from '#lib/basketball/events.ts';
import { exclusions } from '#lib/basketball/game/facts.ts';
import { stepKey, teamKeys } from '#lib/desk/entry/keys.ts';
import { canContinueWith, eligibleOnCourt, lineupDrafts, lineupFault } from '#lib/desk/entry/substitution.ts';

/**
 * A dialog for the players on court: starters before the game, substitutions afterwards. Fewer than five need
 * `canContinueWith`.
 */
export function LineupDialog({ desk, side, isUrgent = false }: { desk: Desk; side: Side; isUrgent?: boolean }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const { onCourt } = desk.state.teams[side];
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const lineup = chosen ?? onCourt;
  const excluded = new Set(exclusions(desk.state, side).map(({ person }) => person));
  const fault = lineupFault(desk.state, side, lineup);
  const toggle = (id: string) => setChosen(lineup.includes(id) ? lineup.filter((one) => one !== id) : [...lineup, id]);
  const confirm = () => {
    const drafts = lineupDrafts(desk.state, side, lineup);
    if (drafts.length > 0) desk.write(drafts);
    setChosen(null);
  };
  return (
    <Dialog
      title={onCourt.length === 0 ? t('starters') : t('substitution')}
      closeLabel={t('close')}
      // So that Enter confirms, and closes nothing.
      initialFocus="title"
      isOpen={chosen !== null}
      onOpenChange={(isOpen) => setChosen(isOpen ? eligibleOnCourt(desk.state, side) : null)}
      trigger={
        <KeyButton keyName={teamKeys[side].substitution} variant={isUrgent ? 'primary' : undefined}>
          {onCourt.length === 0 ? t('starters') : t('substitution')}
        </KeyButton>
      }
    >
      <div className="grid grid-cols-2 gap-1.5">
        {desk.snapshot.live.sheet[side].map((player) => (
          <Button
            key={player.id}
            data-number={player.number ?? undefined}
            aria-pressed={lineup.includes(player.id)}
            disabled={excluded.has(player.id) && !lineup.includes(player.id)}
            className={cx('justify-start', lineup.includes(player.id) && 'border-2 border-ink bg-highlight!')}
            onClick={() => toggle(player.id)}
          >
            {shortName(player)}
          </Button>
        ))}
      </div>
      {desk.snapshot.live.sheet[side].length === 0 && <p className="text-quiet">{t('noSheet')}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <KeyButton keyName="Enter" variant="primary" disabled={fault !== null} onClick={confirm}>
          {t('confirm')}
        </KeyButton>
        {canContinueWith(desk.state, side, lineup) && (
          <KeyButton keyName={stepKey} onClick={confirm}>
            {t('five.goOn', { count: lineup.length })}
          </KeyButton>
        )}
        <p role="status" className="text-sm text-quiet">
          {fault ? t(`five.${fault}`, { count: lineup.length }) : ''}
        </p>
      </div>
    </Dialog>
  );
}
