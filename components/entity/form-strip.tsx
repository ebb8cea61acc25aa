import { useTranslations } from 'next-intl';
import type { Outcome } from '#lib/basketball/standings/counted-game.ts';
import { FormStripView } from './form-strip-view.tsx';

export type FormItem = {
  key: string;
  outcome: Outcome;
  opponent: string;
  atHome: boolean;
  score: { own: number; opponent: number };
  href?: string;
};

/** The last games of a team, oldest first: wins high, losses low, draws between, each with its letter. */
export function FormStrip({ games }: { games: readonly FormItem[] }) {
  const t = useTranslations('entity.form');
  return (
    <FormStripView
      label={t('label')}
      letters={{ won: t('wonLetter'), drawn: t('drawnLetter'), lost: t('lostLetter') }}
      games={games.map(({ outcome, opponent, atHome, score, href }) => ({
        outcome,
        title: t(outcome, {
          place: atHome ? 'home' : 'away',
          opponent,
          own: score.own,
          other: score.opponent,
        }),
        ...(href && { href }),
      }))}
    />
  );
}
