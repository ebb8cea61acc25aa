import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import type { IconName } from '#components/ui/icon-paths.ts';

const benefits = [
  { key: 'following', icon: 'star' },
  { key: 'games', icon: 'calendar' },
  { key: 'fantasy', icon: 'user' },
  { key: 'messages', icon: 'info' },
] as const satisfies { key: string; icon: IconName }[];

/** The benefits of an account. */
export function AccountBenefits() {
  const t = useTranslations('registration');
  return (
    <ul className="grid gap-px border-b border-line bg-line sm:grid-cols-2">
      {benefits.map(({ key, icon }) => (
        <li key={key} className="flex gap-4 bg-raised p-4 sm:p-5">
          <Icon name={icon} className="mt-1 text-link" />
          <div>
            <h3 className="headline text-xl">{t(`benefits.${key}.title`)}</h3>
            <p className="mt-1 text-quiet">{t(`benefits.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
