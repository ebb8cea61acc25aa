'use client';

import { useState } from 'react';
import { PlayByPlay } from '#components/game/play-by-play/play-by-play.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { type PlayedGame, playByPlayOf } from '#lib/api/shapes/live-game-shapes.ts';

/** Live plays, latest first; plays that arrive after the page has opened slide in. */
export function LivePlays({ game, played }: { game: Game; played: PlayedGame }) {
  const { plays, players } = playByPlayOf(played);
  const [known] = useState<ReadonlySet<string>>(() => new Set(plays.map(({ id }) => id)));
  return <PlayByPlay game={game} plays={plays} players={players} isLatestFirst known={known} />;
}
