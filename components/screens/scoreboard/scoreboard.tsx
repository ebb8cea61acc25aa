import { useMemo } from 'react';
import { duelStyle } from '#components/entity/team-colors.ts';
import { playerRows } from '#components/screens/shared/player-rows.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import { sidesInPlace, type VenueOptions } from '#lib/realtime/venue-options.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { BoardFigures } from './board-figures.tsx';
import { places } from './place.ts';
import { PlayerColumn } from './player-column.tsx';
import { TeamBar } from './team-bar.tsx';

type Props = {
  of: Pick<GameSummary, 'home' | 'away'>;
  game: WatchedGame;
  face: ClockFace;
  options: VenueOptions;
};

/** The scoreboard of a venue (FIBA Basketball Equipment): clock, score, fouls, time-outs, arrow, and the players on both sides. */
export function Scoreboard({ of, game, face, options }: Props) {
  const { board, state } = game;
  const rows = useMemo(() => ({ home: playerRows(game, 'home'), away: playerRows(game, 'away') }), [game]);
  const [left, right] = sidesInPlace(options, board.period, state.profile.periods.count);
  const sideAt = { left, right };
  const hasPlayers = options.showsPlayers && rows.home.length + rows.away.length > 0;
  return (
    <div className="scoreboard" style={duelStyle(of.home, of.away)} data-players={hasPlayers || undefined}>
      {places.map((place) => (
        <TeamBar key={place} team={of[sideAt[place]]} side={sideAt[place]} place={place} />
      ))}
      <BoardFigures game={game} face={face} sideAt={sideAt} />
      {hasPlayers &&
        places.map((place) => (
          <PlayerColumn key={place} team={of[sideAt[place]]} rows={rows[sideAt[place]]} place={place} />
        ))}
    </div>
  );
}
