'use client';

import { useEffect, useState } from 'react';
import { accountsInfo } from '#lib/account/accounts-info.ts';
import { askingDomain } from '#lib/account/asking-domain.ts';
import { askingSite } from '#lib/account/login-calls.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi } from '#lib/api/client.ts';
import type { AccountsInfo } from '#lib/api/contract/account/accounts.ts';
import type { AskingSite } from '#lib/api/contract/account/handover.ts';

/** Who wants the visitor to log in here. */
type Asking =
  | { kind: 'checking' }
  | { kind: 'failed' }
  /** The visitor wants to, on the official website itself. */
  | { kind: 'own'; info: AccountsInfo; site: AskingSite | null }
  /** This site is not the official website, whose pages log in. */
  | { kind: 'elsewhere'; info: AccountsInfo }
  | { kind: 'site'; info: AccountsInfo; site: AskingSite }
  | { kind: 'unknown'; domain: string };

/** Who asks for the login: the site in the query, whose page has opened this window. */
export function useAskingSite(): Asking {
  const [asking, setAsking] = useState<Asking>({ kind: 'checking' });
  useEffect(() => {
    let isCurrent = true;
    findAsking().then(
      (found) => isCurrent && setAsking(found),
      () => isCurrent && setAsking({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return asking;
}

async function findAsking(): Promise<Asking> {
  const domain = askingDomain();
  const info = await accountsInfo();
  if (domain === null && !info.isOfficial) return { kind: 'elsewhere', info };
  const site = await findSite(domain ?? window.location.origin);
  if (domain === null) return { kind: 'own', info, site };
  return site ? { kind: 'site', info, site } : { kind: 'unknown', domain };
}

/** Returns the site of an origin, with who is signed in here; null for what is no site. */
export async function findSite(domain: string): Promise<AskingSite | null> {
  try {
    return await callApi(askingSite, { params: {}, query: { domain } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

export type Asker = Extract<Asking, { kind: 'own' | 'site' }>;

/** Returns the origin that asks; null where the visitor logs in here. */
export const domainOf = (asker: Asker): string | null => (asker.kind === 'site' ? asker.site.origin : null);
