import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { paths } from '#lib/paths.ts';

/** A link to the schedule of a league or team, which offers a calendar subscription. */
export function ScheduleLink({ of }: { of: { league: string } | { team: string } }) {
  const t = useTranslations('schedule');
  return (
    <ButtonLink href={paths.schedule(of)} size="sm">
      <Icon name="calendar" />
      {t('scheduleAndFeed')}
    </ButtonLink>
  );
}
