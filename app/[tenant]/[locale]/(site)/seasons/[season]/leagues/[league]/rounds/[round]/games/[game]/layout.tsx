import type { ReactNode } from 'react';
import { GamePage } from '#components/game/game-page.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { placeholder } from '#lib/routing/no-tenant.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams>; children: ReactNode };

export const generateStaticParams = placeholder('game');

export default async function GameLayout({ params, children }: Props) {
  return <GamePage game={orNotFound(await readRoundGame(await params))}>{children}</GamePage>;
}
