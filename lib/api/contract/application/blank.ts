import type { PlayerDraft } from './draft.ts';

export const teamFields = ['name', 'shortName', 'code', 'city', 'hall'] as const;
export const contactFields = ['name', 'email', 'phone'] as const;

export const emptyPlayer: PlayerDraft = { name: '', birthDate: '', position: '', height: '', number: '' };

export function isEmptyPlayer(player: PlayerDraft): boolean {
  return Object.values(player).every((text) => text.trim() === '');
}
