import type { ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import { BoxScorePanel } from './box-score-panel.tsx';
import { BracketPanel } from './bracket-panel.tsx';
import { BreakPanel } from './break-panel.tsx';
import { CoachLower } from './coach-lower.tsx';
import { Comparison } from './comparison.tsx';
import { Leaders } from './leaders.tsx';
import { NextGames } from './next-games.tsx';
import { PlayerLower } from './player-lower.tsx';
import type { Programme } from './programme.ts';
import { SponsorsLower } from './sponsors-lower.tsx';
import { StandingsPanel } from './standings-panel.tsx';
import { StartingFive } from './starting-five.tsx';

type Props = { shown: ShownGraphic; programme: Programme; face: ClockFace };

/** The picture of a graphic other than the score. */
export function Surface({ shown, programme, face }: Props) {
  const side = shown.side ?? 'home';
  switch (shown.graphic) {
    case 'scorebug':
      return null;
    case 'player':
      return <PlayerLower programme={programme} side={side} personId={shown.personId} />;
    case 'coach':
      return <CoachLower programme={programme} side={side} />;
    case 'sponsors':
      return <SponsorsLower programme={programme} />;
    case 'starting-five':
      return <StartingFive programme={programme} side={side} />;
    case 'comparison':
      return <Comparison programme={programme} />;
    case 'leaders':
      return <Leaders programme={programme} />;
    case 'box-score':
      return <BoxScorePanel programme={programme} side={side} />;
    case 'standings':
      return <StandingsPanel programme={programme} />;
    case 'break':
      return <BreakPanel programme={programme} face={face} />;
    case 'bracket':
      return <BracketPanel programme={programme} />;
    case 'next-games':
      return <NextGames programme={programme} />;
  }
}
