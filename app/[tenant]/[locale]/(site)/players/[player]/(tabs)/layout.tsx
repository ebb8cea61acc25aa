import type { ReactNode } from 'react';
import { PageBody } from '#components/layout/page-body.tsx';
import { PlayerMasthead } from '#components/player/player-masthead.tsx';
import { readPlayer } from '#lib/api/readers/players.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { orOwnAddress } from '#lib/routing/or-own-address.ts';

type Props = { params: Promise<{ player: string }>; children: ReactNode };

export default async function PlayerTabsLayout({ params, children }: Props) {
  const { player: slug } = await params;
  const player = orNotFound(await readPlayer(slug));
  await orOwnAddress(slug, player.slug, paths.player(player.slug));
  return (
    <>
      <PlayerMasthead player={player} />
      <PageBody>{children}</PageBody>
    </>
  );
}
