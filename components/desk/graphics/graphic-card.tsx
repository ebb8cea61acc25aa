'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { GraphicName, ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import { type Choice, isShown, missingFor } from '#lib/desk/graphics/choices.ts';
import { keyOf } from '#lib/desk/graphics/hot-keys.ts';
import { ActionAddresses } from './action-addresses.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import type { Hardware } from './use-hardware.ts';

type Props = {
  name: GraphicName;
  game: GameSummary;
  live: LiveGame;
  choice: Choice;
  shown: readonly ShownGraphic[];
  isPreviewed: boolean;
  hardware: Hardware;
  mayAct: boolean;
  onChoose: (choice: Choice) => void;
  onPreview: () => void;
  onToggle: () => void;
};

/** The card of a graphic: subject, duration, preview, show and hide. */
export function GraphicCard(props: Props) {
  const { name, game, live, choice, shown, isPreviewed, hardware, mayAct, onChoose, onPreview, onToggle } = props;
  const t = useTranslations('graphics-control');
  const names = useTranslations('graphics');
  const isOnAir = shown.some(({ graphic }) => graphic === name);
  const isShownAsChosen = isShown(shown, name, choice);
  const missing = missingFor(name, choice, live, game);
  return (
    <li
      data-graphic={name}
      className={cx(
        'flex flex-col gap-3 border bg-raised p-3',
        isOnAir ? 'border-live' : isPreviewed ? 'border-action-edge' : 'border-line',
      )}
    >
      <div className="flex items-center gap-2">
        <kbd
          title={t('key')}
          className="figures grid size-7 place-items-center border border-line-strong font-sans text-sm font-bold"
        >
          {keyOf(name)}
        </kbd>
        <h3 className="grow text-lg font-bold">{names(`name.${name}`)}</h3>
        {isOnAir && <Badge tone="live">{t('onAir')}</Badge>}
      </div>
      <ChoiceFields name={name} game={game} sheet={live.sheet} choice={choice} onChoose={onChoose} />
      {name === 'break' && <p className="text-sm text-quiet">{t('breakHelp')}</p>}
      {missing && <p className="text-sm text-quiet">{t(`notReady.${missing}`)}</p>}
      <div className="mt-auto grid grid-cols-2 gap-2">
        <Button aria-pressed={isPreviewed} onClick={onPreview}>
          {t('preview')}
        </Button>
        <Button
          aria-pressed={isShownAsChosen}
          disabled={!mayAct || (missing !== null && !isShownAsChosen)}
          onClick={onToggle}
        >
          {isShownAsChosen ? t('hide') : t('show')}
        </Button>
      </div>
      <ActionAddresses name={name} choice={choice} hardware={hardware} />
    </li>
  );
}
