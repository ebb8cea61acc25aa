import type { ReactElement } from 'react';
import { CoachLowerThird } from '#components/screens/graphics/lower-thirds/coach-lower-third.tsx';
import { PlayerLowerThird } from '#components/screens/graphics/lower-thirds/player-lower-third.tsx';
import { SponsorsLowerThird } from '#components/screens/graphics/lower-thirds/sponsors-lower-third.tsx';
import { BoxScorePanel } from '#components/screens/graphics/panels/box-score-panel.tsx';
import { BracketPanel } from '#components/screens/graphics/panels/bracket-panel.tsx';
import { BreakPanel } from '#components/screens/graphics/panels/break-panel.tsx';
import { Comparison } from '#components/screens/graphics/panels/comparison.tsx';
import { Leaders } from '#components/screens/graphics/panels/leaders.tsx';
import { NextGames } from '#components/screens/graphics/panels/next-games.tsx';
import { StandingsPanel } from '#components/screens/graphics/panels/standings-panel.tsx';
import { StartingFive } from '#components/screens/graphics/panels/starting-five.tsx';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import type { ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';

type Props = { shown: ShownGraphic; programme: Programme; face: ClockFace };

/** The content of any graphic except the scorebug. */
export function Surface({ shown, programme, face }: Props): ReactElement | null {
  const side = shown.side ?? 'home';
  switch (shown.graphic) {
    case 'scorebug':
      return null;
    case 'player':
      return <PlayerLowerThird programme={programme} side={side} personId={shown.personId} />;
    case 'coach':
      return <CoachLowerThird programme={programme} side={side} />;
    case 'sponsors':
      return <SponsorsLowerThird programme={programme} />;
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
