'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { decideMove, type ListedMove } from '#lib/api/contract/club-office.ts';
import { MoveFacts } from './move-facts.tsx';

/** Requests of clubs that wait for the office, or for a club that is silent. Where there are none, nothing. */
export function OpenMoves({ moves }: { moves: readonly ListedMove[] }) {
  const t = useTranslations('office-club');
  if (moves.length === 0) return null;
  return (
    <Section title={t('openMoves')} className="mb-8">
      <ul>
        {moves.map((item) => (
          <OpenMove key={item.request.id} {...item} />
        ))}
      </ul>
    </Section>
  );
}

function OpenMove({ game, request }: ListedMove) {
  const t = useTranslations('office-club');
  const office = useTranslations('office');
  const [clash, setClash] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const { id, state, isSilent } = request;
  const decide = (confirms: boolean, acceptsClashes = false) =>
    change(
      () => commandApi(decideMove, { params: { requestId: id }, body: { confirms, acceptsClashes } }),
      () => ({ text: t(confirms ? 'moved' : 'declined') }),
      (failure) => setClash(refusalText(failure, office)),
    );
  return (
    <li className="border-b border-line bg-raised p-3">
      <h3 className="mb-1 font-bold wrap-anywhere">{`${game.home?.name} – ${game.away?.name}`}</h3>
      <MoveFacts game={game} request={request} />
      {clash && (
        <p role="alert" className="mt-2 font-semibold text-negative">
          {clash}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {(state === 'agreed' || isSilent) && (
          <Button disabled={isBusy} onClick={() => void decide(true, clash !== null)}>
            {t(clash ? 'moveAllTheSame' : 'move')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void decide(false)}>
          {t('decline')}
        </Button>
      </div>
    </li>
  );
}
