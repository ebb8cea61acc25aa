import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi, uploadApi } from '#lib/api/client.ts';
import { setSiteLook } from '#lib/api/contract/look.ts';
import { setUp } from '#lib/api/contract/setup.ts';
import { uploadPicture } from '#lib/api/contract/stored-picture.ts';
import { beginSession } from '#lib/desk/session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { bodyOf, type SetupDraft } from '#lib/setup/setup-draft.ts';

/** What is left to do once the site is there: signing in at its own address, or the crest again. */
export type Finished = { address: string; signInLink: string | null; isCrestMissing: boolean };

type Outcome =
  | { kind: 'finished'; finished: Finished }
  | { kind: 'refused'; failure: ApiFailure }
  | { kind: 'leaving' };

/** Returns a function that makes the site, signs its admin in, stores the crest and leads to the office. */
export function useSetUp(code: string) {
  const pageLocale = usePageLocale();
  const [isBusy, setBusy] = useState(false);
  const run = async (draft: SetupDraft, crest: File | null): Promise<Outcome> => {
    setBusy(true);
    try {
      const { address, session, signInLink } = await commandApi(setUp, { body: bodyOf(draft, code) });
      if (!session) return { kind: 'finished', finished: { address, signInLink, isCrestMissing: crest !== null } };
      beginSession(session);
      if (crest && !(await storeCrest(crest)))
        return { kind: 'finished', finished: { address, signInLink, isCrestMissing: true } };
      location.assign(withLocale(draft.locales.includes(pageLocale) ? pageLocale : draft.ownLocale, paths.office()));
      return { kind: 'leaving' };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setBusy(false);
      return { kind: 'refused', failure: error };
    }
  };
  return { run, isBusy };
}

/** The site is there already: a crest that cannot be stored is chosen again in the office. */
async function storeCrest(file: File): Promise<boolean> {
  try {
    const { address } = await uploadApi(uploadPicture, { params: {}, query: {}, file });
    await commandApi(setSiteLook, { body: { crest: address } });
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return false;
  }
}
