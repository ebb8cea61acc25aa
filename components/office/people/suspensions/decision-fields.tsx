'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '#components/office/people/date-field.tsx';
import { ChoiceField, LongTextField, TextField } from '#components/ui/field.tsx';
import type { SuspensionProblem, SuspensionRecord } from '#lib/office/suspension-record.ts';
import { DocumentChoice, LeagueChoice } from './decision-choices.tsx';

type Props = {
  record: SuspensionRecord;
  set: (values: Partial<SuspensionRecord>) => void;
  problem: SuspensionProblem;
  /** The league in which fouls were counted cannot be another one. */
  isByRule: boolean;
};

/** For how many games or through which day, where, and why. */
export function DecisionFields({ record, set, problem, isByRule }: Props) {
  const t = useTranslations('office-suspensions');
  const { games, from, until, reason } = record;
  const byGames = until === null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        path="suspension.measure"
        label={t('measure')}
        value={byGames ? 'games' : 'until'}
        onChange={({ currentTarget }) =>
          set(currentTarget.value === 'games' ? { games: 1, until: null } : { games: null, until: from })
        }
      >
        <option value="games">{t('byGames')}</option>
        <option value="until">{t('byDay')}</option>
      </ChoiceField>
      {byGames ? (
        <TextField
          path="suspension.games"
          label={t('games')}
          help={isByRule ? t('gamesHelp') : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={games ?? ''}
          onChange={({ currentTarget }) => set({ games: numberOf(currentTarget.value) })}
          problem={problem === 'games' ? t('problem.games') : undefined}
        />
      ) : (
        <DateField
          path="suspension.until"
          label={t('until')}
          value={until}
          onChange={(day) => set({ until: day ?? from })}
          problem={problem === 'until' ? t('problem.until') : undefined}
        />
      )}
      <DateField
        path="suspension.from"
        label={t('fromLabel')}
        help={t('fromHelp')}
        value={from}
        onChange={(day) => day && set({ from: day })}
      />
      {!isByRule && <LeagueChoice value={record.leagueId} onChange={(leagueId) => set({ leagueId })} />}
      <DocumentChoice value={record.documentId} onChange={(documentId) => set({ documentId })} />
      <div className="sm:col-span-2">
        <LongTextField
          path="suspension.reason"
          label={t('reason')}
          help={t('reasonHelp')}
          maxLength={1000}
          className="w-full"
          value={reason}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          problem={problem === 'reason' && reason !== '' ? t('problem.reason') : undefined}
        />
      </div>
    </div>
  );
}

const numberOf = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : null);
