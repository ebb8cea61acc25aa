'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { DateField } from '#components/office/people/date-field.tsx';
import { PersonSearch } from '#components/office/people/person-search.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { LongTextField } from '#components/ui/field.tsx';
import type { Squad } from '#lib/api/contract/people/squad.ts';
import { type DraftedEntry, draftOfName, draftOfPerson, problemOf } from '#lib/office/squad-draft.ts';
import { parseSquadLines } from '#lib/office/squad-lines.ts';
import { EntryRow } from './entry-row.tsx';
import { useEnter } from './use-enter.ts';

/** Enters people in a squad: found by a search, new by name, or many at once pasted one a line. */
export function EnterDialog({ squad, onClose }: { squad: Squad; onClose: () => void }) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const [drafts, setDrafts] = useState<readonly DraftedEntry[]>([]);
  const [from, setFrom] = useState<string | null>(null);
  const { enter, isBusy, refusal } = useEnter(squad.team.id, setDrafts);
  const add = (...more: DraftedEntry[]) => setDrafts((known) => [...known, ...more]);
  const problems = drafts.map(problemOf);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.every((problem) => problem === null) && (await enter(drafts, from))) onClose();
  };
  const isHere = (id: string) =>
    squad.members.some(({ person, until }) => person.id === id && until === null) ||
    drafts.some(({ person }) => person?.id === id);
  return (
    <OfficeDialog
      title={t('enterIn', { team: squad.team.name })}
      isUnsaved={drafts.length > 0 || undefined}
      isOpen
      onOpenChange={(open) => !open && onClose()}
    >
      <PersonSearch isChoosable={({ id }) => !isHere(id)} onChoose={(person) => add(draftOfPerson(person))} />
      <div className="flex flex-wrap items-center gap-2 py-3">
        <Button size="sm" onClick={() => add(draftOfName())}>
          {t('somebodyNew')}
        </Button>
      </div>
      <Disclosure summary={t('many')}>
        <Paste onRead={(text) => add(...parseSquadLines(text).map(draftOfName))} />
      </Disclosure>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ol>
          {drafts.map((draft, index) => (
            <EntryRow
              key={draft.key}
              draft={draft}
              problem={problems[index] ?? null}
              onChange={(change) =>
                setDrafts(drafts.map((one) => (one.key === draft.key ? { ...one, ...change } : one)))
              }
              onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </ol>
        {drafts.length > 0 && (
          <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
            <DateField
              path="entry.from"
              label={t('firstDay')}
              help={t('firstDayHelp')}
              value={from}
              onChange={setFrom}
            />
            <Button type="submit" variant="primary" disabled={isBusy || problems.some((problem) => problem !== null)}>
              {isBusy ? office('saving') : t('enterAll', { count: drafts.length })}
            </Button>
          </div>
        )}
        {refusal && (
          <p role="alert" className="mt-3 font-semibold text-negative">
            {refusal}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}

function Paste({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('office-people');
  const [text, setText] = useState('');
  return (
    <div className="flex flex-col items-start gap-3">
      <LongTextField
        path="pasted"
        label={t('pasted')}
        help={t('pastedHelp')}
        className="w-full"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        size="sm"
        disabled={text.trim() === ''}
        onClick={() => {
          onRead(text);
          setText('');
        }}
      >
        {t('readLines')}
      </Button>
    </div>
  );
}
