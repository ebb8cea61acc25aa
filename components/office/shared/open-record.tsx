'use client';

import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';

/** A record as it is now, to be changed: never one that was read at an earlier visit. */
export function OpenRecord<Answer, Key extends readonly unknown[]>({
  query,
  children,
}: {
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  children: (answer: Answer) => ReactNode;
}) {
  const { data, error, refetch, isFetchedAfterMount } = useOfficeQuery(query);
  return <QueryGate query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}>{children}</QueryGate>;
}
