'use client';

import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { NamesFields } from '#components/office/competition/names-fields.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { CheckField, TextField } from '#components/ui/field.tsx';
import type { EnteredTeam } from '#lib/api/contract/competition/leagues.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';
import type { GroupChange, ManagedPhase } from '#lib/api/contract/competition/phases.ts';

type Part = Pick<ManagedPhase, 'id' | 'revision' | 'name' | 'names'> & { teamIds?: string[] };
type Props<Own extends Part> = {
  noun: 'phase' | 'group' | 'round';
  part: Own;
  answer: z.ZodType<Own>;
  send: (body: GroupChange) => Promise<Own>;
  /** For a group: the teams of the league, of which some are in it. */
  teams?: readonly EnteredTeam[];
};

/** A button that opens the form of a phase, group or round. */
export function EditPart<Own extends Part>(props: Props<Own>) {
  const t = useTranslations('office-phases');
  const office = useTranslations('office');
  const { name } = props.part;
  return (
    <Dialog
      title={name}
      closeLabel={office('close')}
      trigger={
        <Button size="sm" aria-label={t('changeNamed', { name })}>
          {t('change')}
        </Button>
      }
    >
      <PartForm {...props} />
    </Dialog>
  );
}

function PartForm<Own extends Part>({ noun, part, answer, send, teams }: Props<Own>) {
  const t = useTranslations('office-phases');
  const form = useRecord<Part>(part, {
    send: ({ name, names, teamIds, revision }) =>
      send({ revision, ...(name && { name }), ...(names && { names }), ...(teamIds && { teamIds }) }),
    answer: answer as unknown as z.ZodType<Part>,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record, set } = form;
  const members = record.teamIds ?? [];
  const isComplete = record.name.trim() !== '';
  return (
    <RecordForm
      record={form}
      of={{ noun, id: part.id }}
      isComplete={isComplete}
      fieldLabel={(field) => t(field === 'teamIds' ? 'teamsOfGroup' : field === 'names' ? 'names' : 'name')}
    >
      <TextField
        path={`part.${part.id}.name`}
        label={t('name')}
        help={t('addressStays')}
        autoComplete="off"
        maxLength={maxName}
        value={record.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        problem={isComplete ? undefined : t('nameNeeded')}
      />
      <NamesFields
        label={t('names')}
        path={`part.${part.id}.names`}
        maxLength={maxName}
        names={record.names}
        onChange={(names) => set({ names })}
      />
      {teams && (
        <fieldset className="mt-4">
          <legend className="label mb-1">{t('teamsOfGroup')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {teams.map(({ id, name }) => (
              <CheckField
                key={id}
                path={`part.${part.id}.${id}`}
                label={name}
                checked={members.includes(id)}
                onChange={({ currentTarget }) =>
                  set({ teamIds: currentTarget.checked ? [...members, id] : members.filter((one) => one !== id) })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </RecordForm>
  );
}
