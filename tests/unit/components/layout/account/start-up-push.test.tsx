// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountMenu } from '#components/layout/account/account-menu.tsx';
import { useAuth } from '#stores/auth.ts';

const { stored } = vi.hoisted(() => ({ stored: vi.fn(async () => true) }));
vi.mock('#lib/push/store-token.ts', () => ({ storeToken: stored }));
vi.mock('#stores/follows.ts', () => ({
  useFollows: Object.assign(() => [], { getState: () => ({ start: async () => undefined }) }),
}));
vi.mock('#components/layout/account/member-menu.tsx', () => ({ MemberMenu: () => <p>the menu</p> }));
vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en' }));

beforeEach(() => {
  stored.mockClear();
  const user = { name: 'Ana', fcmTokens: ['known'] } as NonNullable<ReturnType<typeof useAuth.getState>['user']>;
  useAuth.setState({ accessToken: 'token', user });
  return () => vi.unstubAllGlobals();
});

const open = (permission: NotificationPermission) => {
  vi.stubGlobal('Notification', { permission });
  return render(<AccountMenu label="Account" opensAtOnce={false} />);
};

test('messaging is registered at start-up where permission was given before', async () => {
  open('granted');
  await waitFor(() => expect(stored).toHaveBeenCalledExactlyOnceWith(['known']));
});

test.each(['default', 'denied'] as const)('it is not where permission is %s', async (permission) => {
  const { findByText } = open(permission);
  await findByText('the menu');
  expect(stored).not.toHaveBeenCalled();
});
