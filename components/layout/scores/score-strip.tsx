import { useTranslations } from 'next-intl';
import { Link } from '#components/ui/link.tsx';
import { StripLoader } from './strip-loader.tsx';

/**
 * The games of the day under the header of every page. The browser draws them after the page is there, so that no page
 * depends on them; the box has its height before, and without scripts a link to the schedule.
 */
export function ScoreStrip({ schedule }: { schedule: { href: string; label: string } }) {
  const t = useTranslations('score-strip');
  return (
    <nav aria-label={t('label')} data-print="none" className="score-strip">
      <StripLoader />
      <Link href={schedule.href} prefetch={false} className="score-strip-more">
        {schedule.label}
      </Link>
    </nav>
  );
}
