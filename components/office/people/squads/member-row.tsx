import { useTranslations } from 'next-intl';
import { nameOf } from '#components/office/people/person-line.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { SquadMember } from '#lib/api/contract/people/squad.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = {
  member: SquadMember;
  onOpen: () => void;
  /** Absent where the order is nobody's. */
  onMove: ((by: 1 | -1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
};

/** A place in a squad: a button that opens it, and its way up and down. */
export function MemberRow({ member, onOpen, onMove, isFirst, isLast, isBusy }: Props) {
  const t = useTranslations('office-people');
  const positions = useTranslations('positions');
  const licences = useTranslations('office-licences');
  const locale = usePageLocale();
  const { person, number, position, role, isCaptain, restriction, restrictedUntil, licence, from, until } = member;
  const name = nameOf(person);
  const day = (date: string) => formatDay(locale, date, 'date');
  const facts = [
    role === 'player' ? position && positions(`${position}.name`) : t(`role.${role}`),
    from && t('since', { day: day(from) }),
    until && t('until', { day: day(until) }),
  ];
  return (
    <li className="flex items-center border-b border-line bg-raised">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 min-w-0 grow items-center gap-3 px-3 py-2 text-start hover:bg-hover"
      >
        <span className="headline figures w-9 shrink-0 text-xl">{number ?? '–'}</span>
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-quiet">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="flex flex-wrap justify-end gap-1">
          {isCaptain && <Badge>{t('captain')}</Badge>}
          {person.isProvisional && <Badge tone="warning">{t('provisional')}</Badge>}
          {role === 'player' && licence && !licence.isValid && (
            <Badge tone="warning" isWrapping>
              {licence.until ? licences('ended', { day: day(licence.until) }) : licences('notValid')}
            </Badge>
          )}
          {restriction && (
            <Badge tone="negative" isWrapping>
              {t(`restriction.${restriction}`)}
              {restrictedUntil && ` · ${t('until', { day: day(restrictedUntil) })}`}
            </Badge>
          )}
        </span>
      </button>
      {onMove && (
        <span className="flex shrink-0">
          <IconButton
            icon="chevron-up"
            label={t('earlier', { name })}
            disabled={isFirst || isBusy}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('later', { name })}
            disabled={isLast || isBusy}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  );
}
