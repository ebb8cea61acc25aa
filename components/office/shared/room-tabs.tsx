import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { RouteTabs } from '#components/ui/route-tabs.tsx';
import { useTabInSight } from '#components/ui/use-tab-in-sight.ts';
import type { OfficeRoom } from '#lib/office/rooms.ts';
import { paths } from '#lib/paths.ts';

/** The tabs of the rooms that somebody may enter. */
export function RoomTabs({ rooms, active }: { rooms: readonly OfficeRoom[]; active: OfficeRoom }) {
  const t = useTranslations('office');
  const strip = useRef<HTMLDivElement>(null);
  useTabInSight(strip, active);
  return (
    <div ref={strip}>
      <RouteTabs
        label={t('rooms')}
        active={active}
        tabs={rooms.map((id) => ({ id, label: t(`room.${id}`), href: paths.office(id) }))}
      />
    </div>
  );
}
