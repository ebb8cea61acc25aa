'use client';

import { useEffect, useState } from 'react';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { GraphicName } from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import { actionAddress, type BoardAction, type HardwareAction } from '#lib/desk/graphics/action-address.ts';
import type { Choice } from '#lib/desk/graphics/choices.ts';
import { createKey, storedKey } from '#lib/desk/graphics/hardware-key.ts';

export type Hardware = {
  hasVenue: boolean;
  hasKey: boolean;
  onlyThisGame: boolean;
  setOnlyThisGame: (only: boolean) => void;
  newKey: () => Promise<void>;
  /** Null without a venue or a key. */
  addressOf: (graphic: GraphicName, action: HardwareAction, choice: Choice) => string | null;
  boardAddress: (action: BoardAction) => string | null;
};

/** Returns the addresses for hardware buttons, and the key that they contain. */
export function useHardware(game: GameSummary, sheet: LiveGame['sheet']): Hardware {
  const venue = game.venue?.slug ?? null;
  const [key, setKey] = useState<string | null>(null);
  const [onlyThisGame, setOnlyThisGame] = useState(false);
  useEffect(() => setKey(venue && storedKey(venue)), [venue]);
  const addressOf = (graphic: GraphicName | 'all', action: HardwareAction, choice: Choice | null) =>
    venue && key
      ? `${location.origin}/api${actionAddress(graphic, action, choice, { venue, key, game: onlyThisGame ? game.id : null, sheet })}`
      : null;
  return {
    hasVenue: venue !== null,
    hasKey: key !== null,
    onlyThisGame,
    setOnlyThisGame,
    newKey: async () => {
      if (venue) setKey(await createKey(venue));
    },
    addressOf,
    boardAddress: (action) => addressOf('all', action, null),
  };
}
