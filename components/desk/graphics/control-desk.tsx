'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { type GraphicName, graphicNames } from '#lib/api/contract/graphics.ts';
import { type Choice, defaultChoices, subjectOf } from '#lib/desk/graphics/choices.ts';
import type { ControlRoom } from '#lib/desk/graphics/open-control.ts';
import { paths } from '#lib/paths.ts';
import { Addresses } from './addresses.tsx';
import { AlertSwitches } from './alert-switches.tsx';
import { BoardBar } from './board-bar.tsx';
import { GraphicCard } from './graphic-card.tsx';
import { KeyList } from './key-list.tsx';
import { Monitors } from './monitors.tsx';
import { PictureList } from './picture-list.tsx';
import { useBoard } from './use-board.ts';
import { useControl } from './use-control.ts';
import { useHardware } from './use-hardware.ts';
import { useHotKeys } from './use-hot-keys.ts';

/** The control page of the stream: two monitors, a card for each graphic, addresses for mixers and hardware. */
export function ControlDesk({ room: { game, live, channels } }: { room: ControlRoom }) {
  const t = useTranslations('graphics-control');
  const { state, isStale, refusal, send } = useControl(game.id, channels);
  const [choices, setChoices] = useState(() => defaultChoices(live));
  const [previewed, setPreviewed] = useState<GraphicName>('player');
  const hardware = useHardware(game, live.sheet);
  const board = useBoard(game.id, channels);
  const { mayAct } = board;

  const toggle = (graphic: GraphicName) => {
    const { side, personId } = subjectOf(graphic, choices[graphic]);
    const { seconds } = choices[graphic];
    send({
      action: 'toggle',
      graphic,
      ...(side && { side }),
      ...(personId && { person: personId }),
      ...(seconds !== null && { seconds }),
    });
  };
  const choose = (graphic: GraphicName, choice: Choice) => {
    setChoices({ ...choices, [graphic]: choice });
    setPreviewed(graphic);
  };
  useHotKeys((key) => {
    if (key.action === 'preview') setPreviewed(key.graphic);
    else if (!mayAct) return;
    else if (key.action === 'toggle') toggle(key.graphic);
    else send({ action: key.action });
  });
  return (
    <div className="flex flex-col gap-5 p-3 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link href={paths.deskGame(game.id)} className="font-semibold text-link">
          {t('table')}
        </Link>
        <h2 className="headline grow text-2xl">
          {game.home?.name} – {game.away?.name}
        </h2>
        <Button disabled={!mayAct || !state?.canUndo} onClick={() => send({ action: 'undo' })}>
          {t('undo')}
        </Button>
        <Button disabled={!mayAct || !state?.canRedo} onClick={() => send({ action: 'redo' })}>
          {t('redo')}
        </Button>
        <Button variant="primary" disabled={!mayAct} onClick={() => send({ action: 'hide-all' })}>
          {t('hideAll')} <kbd className="font-sans text-sm">Esc</kbd>
        </Button>
      </header>
      <BoardBar board={board} />
      <p role="status" className="-my-3 min-h-6 text-sm font-bold text-warning">
        {refusal !== null ? t('failed', { reason: refusal }) : isStale && t('stale')}
      </p>
      <div className="flex flex-col gap-5 2xl:grid 2xl:grid-cols-[36rem_minmax(0,1fr)] 2xl:items-start">
        <Monitors address={game.address} previewed={previewed} choice={choices[previewed]} />
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4 2xl:grid-cols-3">
          {graphicNames.map((name) => (
            <GraphicCard
              key={name}
              name={name}
              game={game}
              live={live}
              choice={choices[name]}
              shown={state?.shown ?? []}
              isPreviewed={previewed === name}
              hardware={hardware}
              mayAct={mayAct}
              onChoose={(choice) => choose(name, choice)}
              onPreview={() => setPreviewed(name)}
              onToggle={() => toggle(name)}
            />
          ))}
        </ul>
      </div>
      <AlertSwitches alerts={state?.alerts ?? null} mayAct={mayAct} send={send} />
      <PictureList board={board.board} />
      <KeyList />
      <Addresses game={game} hardware={hardware} />
    </div>
  );
}
