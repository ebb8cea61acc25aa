'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import type { ManagedPlayoff } from '#lib/api/contract/competition/playoffs.ts';
import { Bracket } from './bracket.tsx';
import { StandingNotes } from './standing-notes.tsx';
import { usePlayoffChange } from './use-playoff-change.ts';

/** A declared playoff: its bracket as it is or would be, and what can be made of it. */
export function PlayoffItem({ leagueId, playoff }: { leagueId: string; playoff: ManagedPlayoff }) {
  const t = useTranslations('office-playoffs');
  const { seed, clear, remove } = usePlayoffChange(leagueId);
  const { name, isSeeded, games, gamesWithResult, openGames, shared, missing, rounds } = playoff;
  const hasBegun = gamesWithResult > 0;
  const maySeed = shared.length === 0 && missing === 0;
  return (
    <li className="mb-6 border-b border-line pb-6">
      <h3 className="headline text-xl">{name}</h3>
      <p className="text-sm text-quiet">
        {isSeeded ? t('isSeeded', { games, played: gamesWithResult }) : t('isDeclared')}
      </p>
      {!hasBegun && <StandingNotes standing={playoff} />}
      <div className="mt-3">
        <Bracket rounds={rounds} />
      </div>
      {!hasBegun && (
        <div className="mt-4 flex flex-wrap gap-3">
          {maySeed && (
            <ConfirmedButton
              label={t(isSeeded ? 'seedAgain' : 'seed')}
              title={name}
              question={t('seedQuestion', { openGames })}
              onConfirm={() => seed(playoff)}
            />
          )}
          {isSeeded && (
            <ConfirmedButton
              label={t('clear')}
              title={name}
              question={t('clearQuestion', { games })}
              onConfirm={() => clear(playoff)}
            />
          )}
          <ConfirmedButton
            label={t('delete')}
            title={name}
            question={t('deleteQuestion', { name, games })}
            onConfirm={() => remove(playoff, games)}
          />
        </div>
      )}
    </li>
  );
}
