'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useMember } from '#components/office/shared/member-context.ts';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type FixtureChange, setFixture } from '#lib/api/contract/fixtures.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { isInScope } from '#lib/office/own-scope.ts';
import { timeOfDay } from '#lib/time-of-day.ts';

/** Gives a game that was postponed or cancelled another day, with which it is to be played again. */
export function NewDate({ game, revision, onSaved }: { game: GameSummary; revision: number; onSaved: () => void }) {
  const t = useTranslations('office.results');
  const tOffice = useTranslations('office');
  const { grants } = useMember();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const { change, isBusy } = useOfficeChange();
  const state = game.state === 'postponed' || game.state === 'cancelled' ? game.state : null;
  if (!state || !isInScope(grants, setFixture, { league: game.league })) return null;
  const send = (body: FixtureChange) => commandApi(setFixture, { params: { gameId: game.id }, body });
  const undo = (revision: number) =>
    change(
      () => send({ revision, state, ...tipOffOf(game) }),
      () => ({ text: t('asBefore') }),
    );
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!date) return;
    const saved = await change(
      () => send({ revision, state: 'scheduled', date, time: time || null }),
      ({ revision }) => ({
        text: t('newDateSaved'),
        undo: { label: tOffice('undo'), run: () => void undo(revision) },
      }),
    );
    if (saved) onSaved();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mb-6 border-b border-line pb-6">
      <h3 className="mb-3 font-semibold">{t(`newDate.${state}`)}</h3>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          path="date"
          type="date"
          label={t('day')}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <TextField
          path="time"
          type="time"
          label={t('time')}
          optional={tOffice('optional')}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      <Button type="submit" className="mt-3" disabled={isBusy || !date}>
        {t('reschedule')}
      </Button>
    </form>
  );
}

/** The day and the time of day of a game, as at its venue. */
function tipOffOf({ tipOff: { at, date, timeZone } }: GameSummary): Pick<FixtureChange, 'date' | 'time'> {
  return { date, time: at === null ? null : timeOfDay(new Date(at), timeZone) };
}
