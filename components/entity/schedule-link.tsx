import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { paths } from '#lib/paths.ts';

/** A link to the schedule of a league or of a club's teams (`team` is a club or team slug), which offers a calendar feed. */
export function ScheduleLink({ of }: { of: { league: string } | { team: string } }) {
  const t = useTranslations('schedule');
  return (
    <ButtonLink href={paths.schedule(of)} size="sm">
      <Icon name="calendar" />
      {t('scheduleAndFeed')}
    </ButtonLink>
  );
}
