import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Section } from '#components/ui/section.tsx';
import type { PlayerCareer } from '#lib/api/contract/player-career.ts';
import { paths } from '#lib/paths.ts';
import { CareerTable } from './career-table.tsx';

/** Career per game, with totals in a disclosure, and the way to a comparison in the latest league. */
export function CareerSection({ slug, career: { seasons, totals } }: { slug: string; career: PlayerCareer }) {
  const t = useTranslations('player');
  const comparison = useTranslations('comparison');
  const league = seasons[0]?.league;
  return (
    <Section
      title={t('career')}
      {...(league && {
        more: { href: paths.comparePlayer(league.season, league.slug, slug), label: comparison('linkPlayer') },
      })}
    >
      <CareerTable seasons={seasons} totals={totals} counting="perGame" />
      <Disclosure summary={t('career_total')}>
        <CareerTable seasons={seasons} totals={totals} counting="total" />
      </Disclosure>
    </Section>
  );
}
