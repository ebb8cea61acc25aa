'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Problem } from '#components/fantasy/command/problem.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { useJoin } from './use-join.ts';

/** Joins a private league by the code that its members have. */
export function JoinForm({ league, onJoined }: { league: LeagueParams; onJoined: (id: string) => void }) {
  const t = useTranslations('fantasy-leagues');
  const { join, isBusy, problem } = useJoin(league, onJoined);
  const [code, setCode] = useState('');
  return (
    <Section title={t('join.title')}>
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void join(code);
        }}
      >
        <TextField
          path="code"
          label={t('join.code')}
          help={t('join.help')}
          value={code}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
          className="w-full max-w-sm"
        />
        <Problem text={problem} />
        <Button type="submit" disabled={isBusy}>
          {t('join.join')}
        </Button>
      </form>
    </Section>
  );
}
