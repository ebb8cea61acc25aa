import { useLocale, useTranslations } from 'next-intl';
import { ShareButton } from '#components/entity/share-button.tsx';
import { FantasyMasthead } from '#components/fantasy/fantasy-masthead.tsx';
import type { SquadPage } from '#lib/api/contract/fantasy/squad.ts';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { formatCredits, formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** The head of a squad's page: its name, all points, rank and value, and the way to share it. */
export function SquadMasthead({ page, league }: { page: SquadPage; league: LeagueRef }) {
  const t = useTranslations('fantasy-pages.squad');
  const game = useTranslations('game.share');
  const locale = tagLocale(useLocale());
  const facts = [
    [t('points'), formatTotal(locale, page.points)],
    [t('rank'), formatInteger(locale, page.rank)],
    ...(page.value === null ? [] : [[t('value'), formatCredits(locale, page.value)] as const]),
  ] as const;
  return (
    <FantasyMasthead
      title={page.squad.name}
      league={league}
      meta={facts.map(([label, value]) => (
        <span key={label}>
          {label}: <strong className="figures">{value}</strong>
        </span>
      ))}
      action={
        <ShareButton
          title={page.squad.name}
          labels={{ share: game('share'), copied: game('copied'), refused: game('refused') }}
        />
      }
    />
  );
}
