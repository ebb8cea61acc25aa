'use client';

import { useTranslations } from 'next-intl';
import { useMember } from '#components/office/shared/member-context.ts';
import { ViewChoice } from '#components/office/shared/view-choice.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import { listDuplicates } from '#lib/api/contract/people/duplicates.ts';
import { listLicences } from '#lib/api/contract/people/licences.ts';
import { listOfficialRecords } from '#lib/api/contract/people/officials.ts';
import { listPeople } from '#lib/api/contract/people/person.ts';
import { listProvisional } from '#lib/api/contract/people/provisional.ts';
import { getSquad } from '#lib/api/contract/people/squad.ts';
import { listSuspensions } from '#lib/api/contract/people/suspensions.ts';
import { mayCall } from '#lib/office/own-scope.ts';
import { Duplicates } from './duplicates.tsx';
import { LicencesView } from './licences/licences-view.tsx';
import { OfficialsView } from './officials/officials-view.tsx';
import { PeopleList } from './records/people-list.tsx';
import { PersonDialog } from './records/person-dialog.tsx';
import { SquadView } from './squads/squad-view.tsx';
import { SuspensionsView } from './suspensions/suspensions-view.tsx';
import { Waiting } from './waiting/waiting.tsx';

const views = ['squads', 'people', 'licences', 'suspensions', 'officials', 'duplicates', 'waiting'] as const;
const reads = {
  squads: getSquad,
  people: listPeople,
  licences: listLicences,
  suspensions: listSuspensions,
  officials: listOfficialRecords,
  duplicates: listDuplicates,
  waiting: listProvisional,
};
const contents = {
  squads: SquadView,
  people: PeopleList,
  licences: LicencesView,
  suspensions: SuspensionsView,
  officials: OfficialsView,
  duplicates: Duplicates,
  waiting: Waiting,
};

/** The people of the league: squads, records of people, duplicates, and what waits for an answer. */
export function PeopleRoom() {
  const t = useTranslations('office-people');
  const [address, setAddress] = useAddress(['view', 'person']);
  const { grants } = useMember();
  const open = views.filter((one) => mayCall(grants, reads[one]));
  const view = open.find((one) => one === address.view) ?? 'squads';
  const View = contents[view];
  return (
    <>
      <ViewChoice
        label={t('views')}
        views={open}
        labelOf={(value) => t(`view.${value}`)}
        view={view}
        onChange={(value) => setAddress('view', value)}
      />
      <View />
      {address.person && (
        <PersonDialog key={address.person} id={address.person} onClose={() => setAddress('person', '')} />
      )}
    </>
  );
}
