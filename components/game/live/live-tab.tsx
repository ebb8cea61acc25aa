'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import type { Watched } from '#components/entity/live/use-watched.ts';
import { PlayByPlay } from '#components/game/play-by-play/play-by-play.tsx';
import { PlayerStats } from '#components/game/player-stats/player-stats.tsx';
import { Leaders } from '#components/game/story/leaders.tsx';
import { TeamStats } from '#components/game/team-stats/team-stats.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { boxScoreOf, gameFlowOf, type PlayedGame, playByPlayOf } from '#lib/api/shapes/live-game-shapes.ts';
import { Texts } from '#lib/i18n/texts.tsx';

/** Live plays of the running period, or of the given one, latest first; plays that arrive after the page has opened slide in. */
function LivePlays({ game, played, period }: { game: Game; played: PlayedGame; period?: number }) {
  const { plays, players } = playByPlayOf(played);
  const [known] = useState<ReadonlySet<string>>(() => new Set(plays.map(({ id }) => id)));
  return <PlayByPlay game={game} plays={plays} players={players} period={period} isLatestFirst known={known} />;
}

export type LiveTabName = 'team-stats' | 'player-stats' | 'play-by-play';

const namespaces = {
  'team-stats': ['entity', 'chart', 'plays', 'statistics', 'team-stats', 'ui'],
  'player-stats': ['entity', 'box-score', 'statistics', 'ui'],
  'play-by-play': ['entity', 'play-by-play', 'plays', 'ui'],
} as const;

/** A tab of a live game, built from its log with the same functions as on the server. */
export function LiveTab({ game, watched, tab, period }: Watched & { tab: LiveTabName; period?: number }) {
  const { home, away } = game;
  const { state, sheet, coaches, assistants, forecast } = useDeferredValue(watched);
  if (!home || !away) return null;
  const played = { state, sheet, coaches, assistants, forecast, home, away };
  return (
    <Texts of={namespaces[tab]}>
      {tab === 'team-stats' && <LiveTeamStats game={game} played={played} />}
      {tab === 'player-stats' && <LivePlayerStats game={game} played={played} />}
      {tab === 'play-by-play' && <LivePlays game={game} played={played} period={period} />}
    </Texts>
  );
}

type TabProps = Pick<Watched, 'game'> & { played: PlayedGame };

function LiveTeamStats({ game, played }: TabProps) {
  const boxScore = useBoxScore(played);
  return (
    <>
      <Leaders boxScore={boxScore} />
      <TeamStats game={game} boxScore={boxScore} flow={gameFlowOf(played)} />
    </>
  );
}

function LivePlayerStats({ game, played }: TabProps) {
  return <PlayerStats boxScore={useBoxScore(played)} league={game.league} />;
}

function useBoxScore(played: PlayedGame) {
  const { state, sheet } = played;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the teams of a game do not change during it.
  return useMemo(() => boxScoreOf(played), [state, sheet]);
}
