'use client';

import { useTranslations } from 'next-intl';
import { useMember } from '#components/office/shared/member-context.ts';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Select } from '#components/ui/select.tsx';
import { listManagedSeasons } from '#lib/api/contract/competition/seasons.ts';
import { listClubs } from '#lib/api/contract/directory.ts';
import { type StaffRole, staffRoles } from '#lib/api/contract/staff.ts';
import { kindOfGrant, type ScopeKind } from '#lib/api/contract/staff-grants.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { type GrantDraft, scopesToGive, withRole, withScope } from '#lib/office/grant-draft.ts';

type Props = { draft: GrantDraft; onChange: (draft: GrantDraft) => void };

/** A role and where it holds, with what it may in words. Offered is only what the member who gives it has the reach for. */
export function GrantFields({ draft, onChange, problem }: Props & { problem?: string | undefined }) {
  const t = useTranslations('office.staff');
  const { grants } = useMember();
  const { role, scope } = draft;
  const roles = staffRoles.filter((one) => scopesToGive(grants, one).length > 0);
  const kind = kindOfGrant(role, scope);
  return (
    <>
      <Select
        label={t('roleLabel')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onValueChange={(value: StaffRole) => onChange(withRole(grants, draft, value))}
      />
      <Select
        key={role}
        label={t('scopeLabel')}
        options={scopesToGive(grants, role).map((value) => ({ value, label: t(`scope.${value}`) }))}
        value={scope}
        onValueChange={(value: ScopeKind) => onChange(withScope(draft, value))}
      />
      {scope === 'league' && <LeagueSelect draft={draft} onChange={onChange} />}
      {scope === 'club' && <ClubSelect draft={draft} onChange={onChange} />}
      {problem && (
        <p role="alert" className="text-sm font-semibold text-negative sm:col-span-full">
          {problem}
        </p>
      )}
      {kind && <p className="basis-full text-sm text-quiet sm:col-span-full">{t(`may.${kind}`)}</p>}
    </>
  );
}

function LeagueSelect({ draft, onChange }: Props) {
  const t = useTranslations('office.staff');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listManagedSeasons, { params: {}, query: { locale } }));
  const leagues = data?.items.flatMap((season) =>
    season.leagues.map(({ id, name }) => ({ value: id, label: `${name} · ${season.name}` })),
  );
  return (
    <Select
      key={`leagues ${leagues?.length}`}
      label={t('scope.league')}
      options={[{ value: '', label: t('choose') }, ...(leagues ?? [])]}
      value={draft.id}
      onValueChange={(id) => onChange({ ...draft, id })}
    />
  );
}

function ClubSelect({ draft, onChange }: Props) {
  const t = useTranslations('office.staff');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listClubs, { params: {}, query: { locale, limit: 200 } }));
  const clubs = data?.items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      key={`clubs ${clubs?.length}`}
      label={t('scope.club')}
      options={[{ value: '', label: t('choose') }, ...(clubs ?? [])]}
      value={draft.id}
      onValueChange={(id) => onChange({ ...draft, id })}
    />
  );
}
