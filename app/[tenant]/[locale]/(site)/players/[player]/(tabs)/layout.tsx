import type { ReactNode } from 'react';
import { PageBody } from '#components/layout/page-body.tsx';
import { PlayerMasthead } from '#components/player/player-masthead.tsx';
import { readPlayer, readPlayerStanding } from '#lib/api/readers/players.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ player: string }>; children: ReactNode };

export default async function PlayerTabsLayout({ params, children }: Props) {
  const { player: slug } = await params;
  const [player, standing] = await Promise.all([readPlayer(slug), readPlayerStanding(slug)]);
  return (
    <>
      <PlayerMasthead player={orNotFound(player)} standing={orNotFound(standing)} />
      <PageBody>{children}</PageBody>
    </>
  );
}
