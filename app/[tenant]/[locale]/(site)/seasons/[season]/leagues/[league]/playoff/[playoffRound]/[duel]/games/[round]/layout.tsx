import type { ReactNode } from 'react';
import { GamePage } from '#components/game/game-page.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { placeholder } from '#lib/routing/no-tenant.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams>; children: ReactNode };

export const generateStaticParams = placeholder('round');

export default async function GameLayout({ params, children }: Props) {
  return <GamePage game={orNotFound(await readPlayoffGame(await params))}>{children}</GamePage>;
}
