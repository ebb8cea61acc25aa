import { useTranslations } from 'next-intl';
import type { StaffGrant } from '#lib/api/contract/staff.ts';

/** Returns a role with where it holds, in one phrase. */
export function useGrantText() {
  const t = useTranslations('office.staff');
  return ({ role, league, club }: Pick<StaffGrant, 'role' | 'league' | 'club'>): string => {
    if (league) return t('roleIn', { role: t(`role.${role}`), place: `${league.name} ${league.season}` });
    return club ? t('roleIn', { role: t(`role.${role}`), place: club.name }) : t(`role.${role}`);
  };
}
