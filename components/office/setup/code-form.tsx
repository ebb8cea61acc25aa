'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { checkSetupCode } from '#lib/api/contract/setup.ts';
import { useSetupFailure } from './use-setup-failure.ts';

/** Asks for the code of the log, and lets on who has it. */
export function CodeForm({ onRight }: { onRight: (code: string) => void }) {
  const t = useTranslations('setup');
  const failureText = useSetupFailure();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const check = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await commandApi(checkSetupCode, { body: { code } });
      onRight(code);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="text-quiet">{t('introduction')}</p>
      <form
        noValidate
        className="mt-8 flex max-w-md flex-col items-start gap-4"
        onSubmit={(event) => void check(event)}
      >
        <TextField
          path="code"
          label={t('code')}
          help={t('codeHelp')}
          className="w-full"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          problem={problem}
        />
        <Button type="submit" variant="primary" disabled={isBusy || code.trim() === ''}>
          {t('next')}
        </Button>
      </form>
    </>
  );
}
