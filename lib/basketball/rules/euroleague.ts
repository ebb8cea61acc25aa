import { fiba2024 } from './fiba-2024.ts';
import type { RulesProfile } from './profile.ts';

/** The playing rules of the EuroLeague and EuroCup: those of FIBA 2024; the difference lies in the standings. */
export const euroleague: RulesProfile = { ...fiba2024, id: 'euroleague' };
