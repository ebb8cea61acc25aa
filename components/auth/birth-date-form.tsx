'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '#components/ui/field.tsx';
import { changeAccount } from '#lib/account/login-calls.ts';
import { commandApi } from '#lib/api/client.ts';
import { AuthForm, useProblemText } from './auth-form.tsx';
import { found } from './checks.ts';
import { useSubmit } from './use-submit.ts';

/** The date of birth that a site asks for. */
export function BirthDateForm({ site, minimumAge, onDone }: { site: string; minimumAge: number; onDone: () => void }) {
  const t = useTranslations('auth');
  const textOf = useProblemText(minimumAge);
  const [birthDate, setBirthDate] = useState('');
  const { form, problems, isBusy, submit } = useSubmit();
  return (
    <AuthForm
      title={t('fields.birthDate')}
      lead={t('handOver.birthDate', { site, age: minimumAge })}
      form={form}
      problem={textOf(problems.form)}
      submit={t('handOver.next')}
      isBusy={isBusy}
      onSubmit={() =>
        submit({
          check: () => found({ birthDate: !birthDate && 'birthDate' }),
          send: async () => {
            await commandApi(changeAccount, { body: { birthDate } });
            onDone();
          },
          refusals: { 403: 'young' },
        })
      }
    >
      <TextField
        path="birthDate"
        label={t('fields.birthDate')}
        type="date"
        autoComplete="bday"
        value={birthDate}
        problem={textOf(problems.birthDate)}
        onChange={({ target }) => setBirthDate(target.value)}
      />
    </AuthForm>
  );
}
