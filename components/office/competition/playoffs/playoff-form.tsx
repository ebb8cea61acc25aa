'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CheckField, TextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { maxName } from '#lib/api/contract/competition/names.ts';
import type { PlayoffsOfLeague } from '#lib/api/contract/competition/playoffs.ts';
import { maxPlayoffTeams, pairings } from '#lib/basketball/series/plan-playoff.ts';
import { type PlayoffDraft, playoffOfDraft, roundOf, roundsOf } from '#lib/office/playoff-draft.ts';
import { PlayoffPreview } from './playoff-preview.tsx';
import { RoundFields } from './round-fields.tsx';
import { usePlayoffChange } from './use-playoff-change.ts';

type Props = { leagueId: string; sources: PlayoffsOfLeague['sources'] };

/** Declares a playoff: where its teams come from, how many, and how each round is played. Shows who would meet by now. */
export function PlayoffForm({ leagueId, sources }: Props) {
  const t = useTranslations('office-playoffs');
  const { declare, isBusy } = usePlayoffChange(leagueId);
  const [draft, setDraft] = useState<PlayoffDraft>(() => {
    const last = sources.at(-1);
    const teams = [8, 4, 2].find((count) => count <= (last?.teams ?? 2)) ?? 2;
    return { name: '', phaseId: last?.phaseId ?? '', teams, pairing: 'crossed', hasThirdPlace: false, rounds: {} };
  });
  const source = sources.find(({ phaseId }) => phaseId === draft.phaseId) ?? sources[0];
  if (!source) return null;
  const set = (values: Partial<PlayoffDraft>) => setDraft({ ...draft, ...values });
  const hasGroups = source.groups.length > 1;
  const plan = playoffOfDraft({ ...draft, phaseId: source.phaseId, ...(!hasGroups && { pairing: 'ranked' }) });
  const counts = Array.from({ length: Math.min(source.teams, maxPlayoffTeams) - 1 }, (_, index) => index + 2);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await declare(plan)) set({ name: '' });
  };
  return (
    <form noValidate className="flex flex-col gap-4 pt-2" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          size="md"
          label={t('source')}
          options={sources.map(({ phaseId, name }) => ({ value: phaseId, label: name }))}
          value={source.phaseId}
          onValueChange={(phaseId) => set({ phaseId })}
        />
        <Select
          size="md"
          label={t('teams')}
          options={counts.map((count) => ({ value: String(count), label: t('teamsCount', { count }) }))}
          value={String(draft.teams)}
          onValueChange={(count) => set({ teams: Number(count) })}
        />
        {hasGroups && (
          <Select
            size="md"
            label={t('pairing')}
            options={pairings.map((value) => ({ value, label: t(`pairings.${value}`) }))}
            value={draft.pairing}
            onValueChange={(pairing) => set({ pairing })}
          />
        )}
        <TextField
          path="newPlayoff.name"
          label={t('name')}
          help={t('nameHelp')}
          autoComplete="off"
          maxLength={maxName}
          value={draft.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
      </div>
      {draft.teams >= 4 && (
        <CheckField
          path="newPlayoff.thirdPlace"
          label={t('thirdPlace')}
          checked={draft.hasThirdPlace}
          onChange={({ currentTarget }) => set({ hasThirdPlace: currentTarget.checked })}
        />
      )}
      {roundsOf(draft).map((round) => (
        <RoundFields
          key={round}
          round={round}
          draft={roundOf(draft, round)}
          onChange={(own) => set({ rounds: { ...draft.rounds, [round]: own } })}
        />
      ))}
      <PlayoffPreview leagueId={leagueId} plan={plan} />
      <span>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t('declare')}
        </Button>
      </span>
    </form>
  );
}
