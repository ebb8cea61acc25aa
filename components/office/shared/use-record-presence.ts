import { useEffect, useState } from 'react';
import type { RecordRef } from '#lib/api/contract/record-channel.ts';
import { joinRecord } from '#lib/realtime/record-presence.ts';

/** Returns the names of the others who have a record open, while it is shown here. */
export function useRecordPresence({ noun, id }: RecordRef): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    const leave = joinRecord({ noun, id }, setOthers);
    return () => {
      leave();
      setOthers([]);
    };
  }, [noun, id]);
  return others;
}
