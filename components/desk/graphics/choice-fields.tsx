'use client';

import { useTranslations } from 'next-intl';
import { Select } from '#components/ui/select.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { type GraphicName, graphics } from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { Choice } from '#lib/desk/graphics/choices.ts';

const times = [5, 8, 10, 15, 20, 30];

type Props = {
  name: GraphicName;
  game: GameSummary;
  sheet: LiveGame['sheet'];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** Fields for the team, player and duration of a graphic, as far as it has them. */
export function ChoiceFields({ name, game, sheet, choice, onChoose }: Props) {
  const t = useTranslations('graphics-control');
  const { of, layer } = graphics[name];
  const players = sides.flatMap((side) =>
    sheet[side].map((player) => ({
      value: player.id,
      side,
      label: [game[side]?.code, player.number, player.name].filter((part) => part != null).join(' · '),
    })),
  );
  return (
    <div className="grid grid-cols-2 gap-2">
      {of === 'side' && (
        <Select
          label={t('side')}
          value={choice.side}
          options={sides.map((side) => ({ value: side, label: game[side]?.shortName ?? side }))}
          onValueChange={(side) => onChoose({ ...choice, side })}
        />
      )}
      {of === 'player' && (
        <Select
          label={t('player')}
          className="col-span-2"
          value={choice.personId ?? ''}
          options={players}
          onValueChange={(personId) => {
            const side = players.find(({ value }) => value === personId)?.side ?? choice.side;
            onChoose({ ...choice, side, personId });
          }}
        />
      )}
      {layer !== 'bug' && (
        <Select
          label={t('hideAfter')}
          value={String(choice.seconds ?? '')}
          options={[
            { value: '', label: t('stays') },
            ...times.map((count) => ({ value: String(count), label: t('seconds', { count }) })),
          ]}
          onValueChange={(seconds) => onChoose({ ...choice, seconds: seconds === '' ? null : Number(seconds) })}
        />
      )}
    </div>
  );
}
