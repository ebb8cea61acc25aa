'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { listedPlayer, shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { type GameAction, turnoverKinds } from '#lib/basketball/events.ts';
import { actionKeys } from '#lib/desk/entry/keys.ts';
import { FoulPad } from './foul-pad.tsx';
import { tall } from './pad-button.ts';
import { questionText } from './question-text.ts';
import { ShotPad } from './shot-pad.tsx';
import { SquadOverview } from './squad-overview.tsx';
import type { Entry, Picked } from './use-entry.ts';

/** The actions of the selected player. */
export function ActionPad({ desk, pad }: { desk: Desk; pad: Entry }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const { picked, choosing } = pad;
  if (!picked)
    return (
      <>
        <p className="p-6 text-center text-quiet min-[72rem]:p-3">{t('pickFirst')}</p>
        <SquadOverview desk={desk} />
      </>
    );
  const player = listedPlayer(desk.snapshot.live.sheet, picked.side, picked.person);
  return (
    <div>
      <div className="flex items-center justify-between gap-2 pb-2">
        <p className="headline text-xl">{player ? shortName(player) : t('team')}</p>
        <KeyButton keyName="Escape" variant="quiet" onClick={pad.cancel}>
          {t('cancel')}
        </KeyButton>
      </div>
      {pad.waiting && <p className="pb-2 text-sm">{t('stillAsked', { question: questionText(pad.waiting, t) })}</p>}
      {choosing.kind === 'place' && <ShotPad desk={desk} pad={pad} picked={picked} shot={choosing.shot} />}
      {choosing.kind === 'action' && <Actions desk={desk} pad={pad} picked={picked} />}
      {choosing.kind === 'foul' && <FoulPad desk={desk} pad={pad} picked={picked} />}
      {choosing.kind === 'turnover' && <Turnovers desk={desk} pad={pad} picked={picked} />}
    </div>
  );
}

type Part = { pad: Entry; picked: Picked };

/** What a scoresheet has place for. */
const ofScoresheet: ReadonlySet<string> = new Set(['made', 'foul', 'freeThrowMade', 'freeThrowMissed']);

function Actions({ desk, pad, picked: { side, person } }: Part & { desk: Desk }) {
  const { t } = useDeskText(4);
  const shots = [
    ['made', { made: true, blocked: false }],
    ['missed', { made: false, blocked: false }],
    ['blockedShot', { made: false, blocked: true }],
  ] as const;
  const simple: [Parameters<typeof t>[0], GameAction][] = [
    ['reboundOffensive', { type: 'rebound', side, person, kind: 'offensive' }],
    ['reboundDefensive', { type: 'rebound', side, person, kind: 'defensive' }],
    ['assist', { type: 'assist', side, person }],
    ['steal', { type: 'steal', side, person }],
    ['freeThrowMade', { type: 'free-throw', side, person, made: true, number: 1, of: 1 }],
    ['freeThrowMissed', { type: 'free-throw', side, person, made: false, number: 1, of: 1 }],
    ['jumpBallWon', { type: 'jump-ball', side, person, outcome: 'won' }],
  ];
  const buttons: [Parameters<typeof t>[0], () => void][] = [
    ...shots.map(([key, shot]): [typeof key, () => void] => [key, () => pad.choose({ kind: 'place', shot })]),
    ['foul', () => pad.choose({ kind: 'foul' })],
    ['turnover', () => pad.choose({ kind: 'turnover' })],
    ...simple.map(([key, action]): [typeof key, () => void] => [key, () => pad.finish(action)]),
  ];
  const isScoresheet = desk.state.profile.recordedAs === 'scoresheet';
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {buttons.map(
        ([key, act], index) =>
          (!isScoresheet || ofScoresheet.has(key)) && (
            <KeyButton key={key} keyName={actionKeys[index] ?? ''} className={tall} onClick={act}>
              {t(key)}
            </KeyButton>
          ),
      )}
    </div>
  );
}

function Turnovers({ pad, picked: { side, person } }: Part & { desk: Desk }) {
  const { plays } = useDeskText(4);
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {turnoverKinds.map((kind, index) => (
        <KeyButton
          key={kind}
          keyName={actionKeys[index] ?? ''}
          className={tall}
          onClick={() => pad.finish({ type: 'turnover', side, person, kind })}
        >
          {plays('turnover', { kind: kind.replaceAll('-', '_') })}
        </KeyButton>
      ))}
    </div>
  );
}
