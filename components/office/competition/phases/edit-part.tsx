'use client';

import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { NamesFields } from '#components/office/competition/names-fields.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckField, TextField } from '#components/ui/field.tsx';
import type { EnteredTeam } from '#lib/api/contract/competition/leagues.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';
import {
  type GroupChange,
  type ManagedGroup,
  type ManagedPhase,
  maxPlaces,
  type PhaseChange,
} from '#lib/api/contract/competition/phases.ts';
import { zoneFaults } from '#lib/basketball/standings/place-outcomes.ts';
import { type SourcePhase, TableFields } from './table-fields.tsx';
import { ZonesFields } from './zones-fields.tsx';

type Part = Pick<ManagedPhase, 'id' | 'revision' | 'name' | 'names'> &
  Partial<Pick<ManagedPhase, 'carryOver' | 'standingsProfile' | 'outcomes'> & Pick<ManagedGroup, 'teamIds'>>;
type Props<Own extends Part> = {
  noun: 'phase' | 'group' | 'round';
  part: Own;
  answer: z.ZodType<Own>;
  send: (body: PhaseChange & GroupChange) => Promise<Own>;
  /** For a group: the teams of the league, of which some are in it. */
  teams?: readonly EnteredTeam[];
  /** For a phase with a table: the earlier ones, whose results it can take over. */
  sources?: readonly SourcePhase[];
  /** For what has a table: how many places there are in it. */
  places?: number;
};

/** A button that opens the form of a phase, group or round. */
export function EditPart<Own extends Part>(props: Props<Own>) {
  const t = useTranslations('office-phases');
  const { name } = props.part;
  return (
    <OfficeDialog
      title={name}
      trigger={
        <Button size="sm" aria-label={t('changeNamed', { name })}>
          {t('change')}
        </Button>
      }
    >
      <PartForm {...props} />
    </OfficeDialog>
  );
}

function PartForm<Own extends Part>({ noun, part, answer, send, teams, sources, places }: Props<Own>) {
  const t = useTranslations('office-phases');
  const form = useRecord<Part>(part, {
    send: ({ id, ...body }) => send(body),
    answer: answer as unknown as z.ZodType<Part>,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record, set } = form;
  const members = record.teamIds ?? [];
  const outcomes = record.outcomes ?? [];
  const isNamed = record.name.trim() !== '';
  return (
    <RecordForm
      record={form}
      of={{ noun, id: part.id }}
      isComplete={isNamed && zoneFaults(outcomes, maxPlaces).length === 0}
      fieldLabel={(field) => t(labels[field as keyof typeof labels] ?? 'name')}
    >
      <TextField
        path={`part.${part.id}.name`}
        label={t('name')}
        help={t('addressStays')}
        autoComplete="off"
        maxLength={maxName}
        value={record.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        problem={isNamed ? undefined : t('nameNeeded')}
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
      {sources && (
        <TableFields
          carryOver={record.carryOver ?? null}
          standingsProfile={record.standingsProfile ?? null}
          sources={sources}
          onChange={set}
        />
      )}
      {places !== undefined && (
        <ZonesFields
          zones={outcomes}
          places={places}
          help={t(noun === 'group' ? 'zonesOfGroupHelp' : 'zonesHelp')}
          onChange={(zones) => set({ outcomes: zones })}
        />
      )}
    </RecordForm>
  );
}

const labels = {
  carryOver: 'carryOver',
  names: 'names',
  outcomes: 'zones',
  standingsProfile: 'tableMade',
  teamIds: 'teamsOfGroup',
} as const;
