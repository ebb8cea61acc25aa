import type { useTranslations } from 'next-intl';
import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';

type Translate = ReturnType<typeof useTranslations<'fantasy'>>;
type TranslatePosition = ReturnType<typeof useTranslations<'positions'>>;

/** Returns the name of an entrant: the player's, or whose coach it is. */
export function entrantText({ player, kind, team }: EntrantRef, t: Translate): string {
  if (player) return player.name;
  return kind === 'coach' && team ? t('coachOf', { team: team.shortName }) : t('formerPlayer');
}

/** Returns team and position of a player in short: `PAR · G`. */
export const entrantNote = ({ kind, team, position }: EntrantRef, positions: TranslatePosition): string =>
  kind === 'coach' ? '' : [team?.code, position && positions(`${position}.short`)].filter(Boolean).join(' · ');
