'use client';

import { MomentPlate } from '#components/screens/graphics/lower-thirds/moment-plate.tsx';
import { isReady } from '#components/screens/graphics/programme/is-ready.ts';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { Scorebug } from '#components/screens/graphics/scorebug/scorebug.tsx';
import { type GraphicsState, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import { Surface } from './surface.tsx';
import { Take } from './take.tsx';
import { useMoments } from './use-moments.ts';
import { useShown } from './use-shown.ts';

const keyOf = ({ graphic, side, personId }: ShownGraphic) => [graphic, side, personId].join(' ');

/** The graphics on air, by layer: a full-screen graphic hides the scorebug, a lower third hides the moment plate. */
export function OnAir({
  programme,
  state,
  face,
}: {
  programme: Programme;
  state: GraphicsState | null;
  face: ClockFace;
}) {
  const { shown, isFixed } = useShown(state);
  const ready = shown.filter((one) => isReady(one, programme, face.restMs));
  const [bug = null, lower = null, full = null] = (['bug', 'lower', 'full'] as const).map((layer) =>
    ready.find(({ graphic }) => graphics[graphic].layer === layer),
  );
  const moment = useMoments(programme.game.state, isFixed ? undefined : state?.alerts);
  return (
    <>
      <Take layer="bug" wanted={full ? null : bug} keyOf={keyOf}>
        {() => <Scorebug of={programme.of} game={programme.game} face={face} />}
      </Take>
      <Take layer="moment" wanted={bug && !full && !lower ? moment : null} keyOf={({ id }) => String(id)}>
        {({ moment }) => <MomentPlate moment={moment} programme={programme} />}
      </Take>
      <Take layer="lower" wanted={lower} keyOf={keyOf}>
        {(one) => <Surface shown={one} programme={programme} face={face} />}
      </Take>
      <Take layer="full" wanted={full} keyOf={keyOf}>
        {(one) => <Surface shown={one} programme={programme} face={face} />}
      </Take>
    </>
  );
}
