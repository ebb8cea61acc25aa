'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChange } from '#components/profile/account/use-change.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckField, ChoiceField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeWebsiteUser, type FollowerChoices, type MessageKind } from '#lib/api/contract/account/user.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { QuietHours } from './quiet-hours.tsx';

const delays = [0, 1, 2, 5, 10, 15, 30, 60, 120, 180];

/** Which of the site's messages the visitor wants, when, and how much of a result they tell. */
export function ChoicesForm({
  choices: stored,
  kinds,
  onChange,
}: {
  choices: FollowerChoices;
  kinds: readonly MessageKind[];
  onChange: () => void;
}) {
  const t = useTranslations('profile.notifications');
  const [choices, setChoices] = useState(stored);
  const { change, isBusy } = useChange();
  const choose = (changed: Partial<FollowerChoices>) => setChoices({ ...choices, ...changed });
  const save = async () => {
    const timeZone = visitorTimeZone();
    const body = { choices: { ...choices, timeZone } };
    if (await change(() => commandApi(changeWebsiteUser, { body }))) onChange();
  };
  const { muted, hideScores, scoreDelayMinutes, quietHours } = choices;
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend className="label mb-1">{t('kindsTitle')}</legend>
        {kinds.map((kind) => (
          <CheckField
            key={kind}
            path={`kind-${kind}`}
            label={t(`kinds.${kind}`)}
            checked={!muted.includes(kind)}
            onChange={({ target }) =>
              choose({ muted: target.checked ? muted.filter((each) => each !== kind) : [...muted, kind] })
            }
          />
        ))}
      </fieldset>
      <CheckField
        path="hideScores"
        label={t('hideScores')}
        checked={hideScores}
        onChange={({ target }) => choose({ hideScores: target.checked })}
      />
      <ChoiceField
        path="scoreDelayMinutes"
        label={t('delay')}
        value={scoreDelayMinutes}
        onChange={({ target }) => choose({ scoreDelayMinutes: Number(target.value) })}
      >
        {[...new Set([...delays, scoreDelayMinutes])]
          .sort((a, b) => a - b)
          .map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('delayMinutes', { minutes })}
            </option>
          ))}
      </ChoiceField>
      <QuietHours hours={quietHours} onChange={(quietHours) => choose({ quietHours })} />
      <Button type="submit" variant="primary" disabled={isBusy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
