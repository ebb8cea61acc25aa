'use client';

import { useState } from 'react';
import type { Entry } from '#components/desk/entry/use-entry.ts';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';
import { editDraft } from '#lib/desk/entry/edit.ts';
import { editDrafts } from '#lib/desk/entry/edit-drafts.ts';
import { insertionAt } from '#lib/desk/entry/insertion.ts';
import { entryKeys } from '#lib/desk/entry/keys.ts';
import type { LinkedChoice, LinkedKind } from '#lib/desk/entry/linked-entries.ts';
import type { Draft } from '#lib/desk/entry/stamp.ts';
import { flagDrafts, flagsOf } from '#lib/desk/warnings/flag.ts';
import { EditPreview } from './edit-preview.tsx';
import { EntryWarningList } from './entry-warning-list.tsx';
import { KindChoice } from './kind-choice.tsx';
import { LinkedChoices } from './linked-choices.tsx';
import { MomentFields } from './moment-fields.tsx';
import { PlayerField } from './player-field.tsx';
import { ShotFields } from './shot-fields.tsx';

type Links = Partial<Record<LinkedKind, LinkedChoice>>;

/**
 * A dialog that corrects an entry of the log: time, team, player, place, kind and who else took part, or removes it.
 * Everything that changes is shown before it is written.
 */
export function EntryDialog({
  desk,
  pad,
  entry,
  onClose,
}: {
  desk: Desk;
  pad: Entry;
  entry: GameEvent;
  onClose: () => void;
}) {
  const { t, entryText } = useDeskText(desk.state.profile.periods.count);
  const [edit, setEdit] = useState<Edit>({});
  const [links, setLinks] = useState<Links>({});
  const [isRemoving, setRemoving] = useState(false);
  const change = (more: Edit) => setEdit({ ...edit, ...more });
  // The entry as it would be, so that the fields show what was chosen.
  const { action, stamp } = editDraft(entry, edit);
  const edited = { ...entry, ...action, ...stamp } as GameEvent;
  const removal: Draft[] = [{ action: { type: 'correction' }, links: { voids: entry.id } }];
  const { drafts } = isRemoving ? { drafts: removal } : editDrafts(desk.state, entry, edit, links);
  const at = (isRemoving ? undefined : stamp) ?? desk.stamp();
  return (
    <Dialog
      title={entryText(entry)}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // So that Enter writes, and closes nothing.
      initialFocus="title"
    >
      <EntryWarningList codes={desk.warnings.get(entry.id) ?? []} />
      {drafts.length > 0 && (
        <EditPreview
          desk={desk}
          drafts={drafts}
          stamp={at}
          onWrite={() => {
            desk.write(drafts, at);
            onClose();
          }}
          onCancel={() => {
            setEdit({});
            setLinks({});
            setRemoving(false);
          }}
        />
      )}
      {!isRemoving && (
        <div className="flex flex-col gap-4">
          <PlayerField desk={desk} entry={edited} onChange={change} />
          <MomentFields desk={desk} entry={edited} onChange={change} />
          <ShotFields desk={desk} entry={edited} edit={edit} onChange={change} />
          <KindChoice desk={desk} entry={edited} onChange={change} />
          <LinkedChoices
            desk={desk}
            entry={entry}
            edited={edited}
            links={links}
            onChange={(more) => setLinks({ ...links, ...more })}
          />
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {(['before', 'after'] as const).map((where) => {
          const place = insertionAt(desk.state, entry, where);
          return (
            place && (
              <KeyButton
                key={where}
                keyName={entryKeys[where]}
                onClick={() => {
                  pad.insertion.begin(place);
                  onClose();
                }}
              >
                {t(`insert.${where}`)}
              </KeyButton>
            )
          );
        })}
        <KeyButton
          keyName={entryKeys.flag}
          onClick={() => {
            desk.write(flagDrafts(desk.state, entry));
            onClose();
          }}
        >
          {t(flagsOf(desk.state).has(entry.id) ? 'warning.unflag' : 'warning.flag')}
        </KeyButton>
        <KeyButton keyName={entryKeys.remove} disabled={isRemoving} onClick={() => setRemoving(true)}>
          {t('remove')}
        </KeyButton>
      </div>
    </Dialog>
  );
}
