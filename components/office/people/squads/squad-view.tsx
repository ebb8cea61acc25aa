'use client';

import { useTranslations } from 'next-intl';
import { InOrder } from '#components/office/shared/in-order.tsx';
import { replaceInAddress, useAddress } from '#components/ui/use-address.ts';
import { SquadEditor } from './squad-editor.tsx';
import { TeamPicker } from './team-picker.tsx';

/** The squad of the team that is chosen. */
export function SquadView() {
  const t = useTranslations('office-people');
  const [choice] = useAddress(['season', 'league', 'team']);
  return (
    <InOrder>
      <TeamPicker choice={choice} onChoose={replaceInAddress} />
      {choice.team ? (
        <SquadEditor key={choice.team} teamId={choice.team} />
      ) : (
        <p className="py-8 text-quiet">{t('noTeamChosen')}</p>
      )}
    </InOrder>
  );
}
