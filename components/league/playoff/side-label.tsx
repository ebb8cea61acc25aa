import { useTranslations } from 'next-intl';
import { TeamName } from '#components/entity/team-name.tsx';
import type { DuelSide } from '#lib/api/contract/playoff.ts';
import { duelFragment } from './duel-fragment.ts';

/** The team of a side; while open, the projected one with the place it would come from, or a label that links to the games that decide it. */
export function SideLabel({ side: { team, label, from, projected } }: { side: DuelSide }) {
  const entity = useTranslations('entity');
  if (team) return <TeamName team={team} naming="short" />;
  const text = label ?? entity('teamOpen');
  if (projected)
    return (
      <>
        <em>
          <TeamName team={projected} naming="short" />
        </em>
        <span className="name-note">{text}</span>
      </>
    );
  if (!from) return text;
  return (
    <a href={`#${duelFragment(from)}`} className="underline underline-offset-4">
      {text}
    </a>
  );
}
