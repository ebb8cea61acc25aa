'use client';

import { Suspense, useState } from 'react';
import { sendToken } from '#lib/account/send-token.ts';
import type { AskingSite } from '#lib/api/contract/account/handover.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { enterOwnSite } from './enter-own-site.ts';
import { LoginForm } from './login-form.tsx';
import { type Asker, findSite } from './use-asking-site.ts';

const HandOver = lazyView(async () => (await import('./hand-over.tsx')).HandOver);

/** Logs in, unless the visitor is known here already, then hands over to the site that asks. */
export function LoginSteps({ asker }: { asker: Asker }) {
  const [site, setSite] = useState<AskingSite | null>(asker.site);
  const [hasTyped, setTyped] = useState(false);
  if (site?.account)
    return (
      <Suspense>
        <HandOver
          site={site}
          account={site.account}
          isDecided={hasTyped}
          deliver={(token) => (asker.kind === 'own' ? enterOwnSite(token) : sendToken(token, site.origin))}
          onOther={() => setSite({ ...site, account: null })}
        />
      </Suspense>
    );
  return (
    <LoginForm
      asker={asker}
      onLogin={async (signedIn) => {
        if (signedIn && (asker.kind === 'own' || !site)) return void (await enterOwnSite(signedIn.access_token));
        setTyped(true);
        setSite(await findSite(site?.origin ?? window.location.origin));
      }}
    />
  );
}
