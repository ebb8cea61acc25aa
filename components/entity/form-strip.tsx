import { useTranslations } from 'next-intl';
import { FormStripView } from './form-strip-view.tsx';

export type FormItem = {
  key: string;
  won: boolean;
  opponent: string;
  atHome: boolean;
  score: { own: number; opponent: number };
  href?: string;
};

/** The last games of a team, oldest first: wins high, losses low, each with its letter. */
export function FormStrip({ games }: { games: readonly FormItem[] }) {
  const t = useTranslations('entity.form');
  return (
    <FormStripView
      label={t('label')}
      letters={{ won: t('wonLetter'), lost: t('lostLetter') }}
      games={games.map(({ won, opponent, atHome, score, href }) => ({
        won,
        title: t(won ? 'won' : 'lost', {
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
