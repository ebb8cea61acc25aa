'use client';

import { useState } from 'react';
import { PlayByPlay } from '#components/game/play-by-play/play-by-play.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { type PlayedGame, playByPlayOf } from '#lib/api/shapes/live-game-shapes.ts';

/** The plays as they come, the latest on top; those that came after the page was opened slide in. */
export function LivePlays({ game, played }: { game: Game; played: PlayedGame }) {
  const { plays, players } = playByPlayOf(played);
  const [known] = useState<ReadonlySet<string>>(() => new Set(plays.map(({ id }) => id)));
  return <PlayByPlay game={game} plays={plays} players={players} isLatestFirst known={known} />;
}
