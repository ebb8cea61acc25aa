import type { PushJobName } from '#server/db/jobs/add-job.ts';
import type { JobTasks } from '#server/db/jobs/run-jobs.ts';
import { remind } from '#server/league/fantasy/round/remind.ts';
import { type Delivering, deliver } from './deliver.ts';
import { addRecords, fanOut } from './fan-out.ts';
import { fanOutMoves } from './fan-out-moves.ts';

/** Returns the work of the jobs that send push messages. */
export function pushTasks(delivering: Delivering): Pick<JobTasks, PushJobName> {
  const { db } = delivering;
  return {
    'push-event': (payload) => fanOut(db, payload, Date.now()),
    'push-moves': (payload) => fanOutMoves(db, payload, Date.now()),
    'push-records': (payload) => addRecords(db, payload),
    'push-batch': (payload, stopping) => deliver(delivering, payload, Date.now(), stopping),
    'fantasy-reminder': (payload) => remind(db, payload, Date.now()),
  };
}
