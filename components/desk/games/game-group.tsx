'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { DeskGame } from './desk-game.tsx';

const step = 15;

/** A group of games: the first of them, and a button for more. */
export function GameGroup({
  title,
  games,
  waiting,
  onEntered,
}: {
  title: string;
  games: readonly GameSummary[];
  /** Unsent commands of this device by game. */
  waiting: ReadonlyMap<string, number>;
  /** With it, final scores can be entered. */
  onEntered?: () => void;
}) {
  const t = useTranslations('desk');
  const [shown, setShown] = useState(step);
  const more = Math.min(step, games.length - shown);
  return (
    <Section title={title}>
      {games.slice(0, shown).map((game) => (
        <DeskGame key={game.id} game={game} waiting={waiting.get(game.id) ?? 0} {...(onEntered && { onEntered })} />
      ))}
      {more > 0 && (
        <Button size="sm" className="mt-3" onClick={() => setShown(shown + step)}>
          {t('showMore', { count: more })}
        </Button>
      )}
    </Section>
  );
}
