import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { bothTeams, type Programme } from '#components/screens/graphics/programme/programme.ts';
import type { Side } from '#lib/basketball/events.ts';
import { LowerThird } from './lower-third.tsx';

export function CoachLowerThird({ programme, side }: { programme: Programme; side: Side }) {
  const t = useTranslations('graphics');
  const team = bothTeams(programme.of)?.[side];
  const coach = programme.game.coaches[side];
  if (!team || coach === null) return null;
  return (
    <LowerThird
      team={team}
      mark={<Crest of={team} size="xl" isOnScreen />}
      title={coach}
      note={t('headCoachOf', { team: team.name })}
    />
  );
}
