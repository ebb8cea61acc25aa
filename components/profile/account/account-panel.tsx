'use client';

import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { NotificationSettings } from '#components/profile/notifications/notification-settings.tsx';
import { accountsInfoQuery, websiteUserQuery } from '#lib/api/queries/account.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { OfficialAccount } from './official-account.tsx';
import { OfficialLink } from './official-link.tsx';
import { PersonForm } from './person-form.tsx';
import { PlayerLink } from './player-link.tsx';

/** The sections of the account page. */
export function AccountPanel({ token }: { token: string | null }) {
  const locale = usePageLocale();
  const user = useOwnQuery(token, websiteUserQuery(locale));
  const info = useOwnQuery(token, accountsInfoQuery());
  const { data } = user;
  if (!data || !info.data)
    return (
      <LoadingState
        isError={user.isError || info.isError}
        onRetry={() => {
          void user.refetch();
          void info.refetch();
        }}
      />
    );
  const refetch = () => void user.refetch();
  return (
    <div data-private className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-10">
        <PersonForm user={data} onChange={refetch} />
        <PlayerLink link={data.player} onChange={refetch} />
        <NotificationSettings user={data} onChange={refetch} />
        <CalendarAddress since={data.calendarSince} onChange={refetch} />
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        {info.data.isOfficial ? (
          <OfficialAccount token={token} />
        ) : (
          <OfficialLink officialUrl={info.data.officialUrl} />
        )}
      </div>
    </div>
  );
}
