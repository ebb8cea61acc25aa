import { callApi } from '#lib/api/client.ts';
import { getDeskTeam } from '#lib/api/contract/desk.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Membership } from '#lib/api/contract/player.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type Squad = { players: Membership[]; coach: string | null; assistant: string | null };

/** Fetches the squad of a team: the players who may be listed for the game. */
export async function squadOf(game: GameSummary, side: Side, locale: Locale): Promise<Squad> {
  const team = game[side];
  if (!team) return { players: [], coach: null, assistant: null };
  const { season, league } = game.address;
  const { squad, coach, staff } = await callApi(getDeskTeam, {
    params: { season, league, team: team.slug },
    query: { locale },
  });
  const seen = new Set<string>();
  const players = squad.filter(({ player, until }) => {
    const isNew = until === null && !seen.has(player.id);
    seen.add(player.id);
    return isNew;
  });
  const assistant = staff.find(({ role }) => role === 'assistant-coach')?.name ?? null;
  return { players, coach, assistant };
}
