import { idOf } from './world/identity.ts';

/** The preview of the demo's draft, whose secret token is public. */
export const openPreviewToken = idOf('news/draft/preview');

/** An article that is not published. */
export const openDraft = {
  id: idOf('news/draft'),
  slug: 'all-star-day',
  token: openPreviewToken,
  title: {
    en: 'All-Star day: the plan',
    sr: 'Ol-star dan: plan',
    sl: 'Dan zvezd: načrt',
    es: 'El día del All-Star: el plan',
    fr: 'Journée All-Star : le programme',
    ru: 'День всех звёзд: план',
  },
  lead: {},
  body: {
    en: '<p>Two games, one hall, one evening in February.</p>',
    sr: '<p>Dve utakmice, jedna dvorana, jedno februarsko veče.</p>',
  },
};
