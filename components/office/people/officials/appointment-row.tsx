import { useTranslations } from 'next-intl';
import { stateTones } from '#components/entity/officials/state-tones.ts';
import { Badge } from '#components/ui/badge.tsx';
import type { Appointment } from '#lib/api/contract/people/officials.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** A game with its crew, how far each appointment is, and what is in the way. */
export function AppointmentRow({ appointment, onOpen }: { appointment: Appointment; onOpen: () => void }) {
  const t = useTranslations('office-officials');
  const locale = usePageLocale();
  const { teams, league, venue, day, tipOffAt, timeZone, crew } = appointment;
  const when = tipOffAt ? formatDatedInstant(locale, tipOffAt, timeZone) : day && formatDay(locale, day, 'date');
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full flex-col gap-1 border-b border-line bg-raised px-3 py-2 text-start hover:bg-hover"
      >
        <span className="font-semibold wrap-anywhere">{teams}</span>
        <span className="text-sm text-quiet">{[when, venue, league].filter(Boolean).join(' · ')}</span>
        {crew.length === 0 && <span className="text-sm text-quiet">{t('noCrew')}</span>}
        {crew.map(({ officialId, name, role, state, answer, isBooked, isAbsent }) => (
          <span key={`${officialId} ${role}`} className="flex flex-wrap items-center gap-2 text-sm">
            {t('memberAs', { name, role: t(`role.${role}`) })}
            <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
            {isBooked && <Badge tone="warning">{t('booked')}</Badge>}
            {isAbsent && <Badge tone="warning">{t('absent')}</Badge>}
            {answer && <span className="basis-full text-quiet wrap-anywhere">{answer}</span>}
          </span>
        ))}
      </button>
    </li>
  );
}
