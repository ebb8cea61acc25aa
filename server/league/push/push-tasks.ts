import type { PushJobName } from '#server/db/jobs/add-job.ts';
import { remind } from '#server/league/fantasy/round/remind.ts';
import { type Delivering, deliver } from './deliver.ts';
import { addRecords, fanOut } from './fan-out.ts';
import { fanOutMoves } from './fan-out-moves.ts';

/** Returns the work of the jobs that send push messages. */
export function pushTasks(delivering: Delivering): Record<PushJobName, (payload: unknown) => Promise<void>> {
  const { db } = delivering;
  return {
    'push-event': (payload) => fanOut(db, payload, Date.now()),
    'push-moves': (payload) => fanOutMoves(db, payload, Date.now()),
    'push-records': (payload) => addRecords(db, payload),
    'push-batch': (payload) => deliver(delivering, payload, Date.now()),
    'fantasy-reminder': (payload) => remind(db, payload, Date.now()),
  };
}
