'use client';

import { Link } from '#components/ui/link.tsx';
import type { WebsiteUser } from '#lib/api/contract/account/user.ts';
import { paths } from '#lib/paths.ts';
import { useAuth } from '#stores/auth.ts';
import { useToasts } from '#stores/toasts.ts';
import type { AccountTexts } from './account-menu.tsx';
import { KeepFollows } from './keep-follows.tsx';

/** The pages of the account, and the way out. */
export function MemberMenu({
  texts,
  user,
  onClose,
}: {
  texts: AccountTexts;
  user: WebsiteUser | null;
  onClose: () => void;
}) {
  const logout = useAuth((state) => state.logout);
  const show = useToasts((state) => state.show);
  const links = [
    { href: paths.profile(), label: texts.following },
    { href: paths.profile('my-games'), label: texts.myGames },
    { href: paths.profile('my-fantasy'), label: texts.myFantasy },
    { href: paths.account(), label: texts.account },
  ];
  return (
    <>
      <p className="truncate font-semibold">{user?.name}</p>
      <KeepFollows texts={texts} />
      <ul className="border-t border-line pt-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="account-link" onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="account-link"
            onClick={async () => {
              onClose();
              await logout();
              show(texts.toasts.loggedOut);
            }}
          >
            {texts.logOut}
          </button>
        </li>
      </ul>
    </>
  );
}
