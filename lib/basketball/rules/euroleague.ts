import { fiba2024 } from './fiba-2024.ts';
import type { RulesProfile } from './profile.ts';

/** Playing rules of EuroLeague and EuroCup: those of FIBA 2024. Only the standings differ. */
export const euroleague: RulesProfile = { ...fiba2024, id: 'euroleague' };
