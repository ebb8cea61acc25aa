import { create } from 'zustand';
import type { StripGame } from '#lib/api/contract/schedule.ts';

/** The games around today, as the score strip of every page has them; empty until its first answer. */
export const useDayGames = create<{ games: readonly StripGame[] }>(() => ({ games: [] }));
