/** Spreads jobs over worker threads of the same script: `isMainThread ? main() : serve(run)`. */
import { Worker, parentPort } from 'node:worker_threads';

/** The results in the order of the jobs; a worker that is done gets the next, so that long ones hold nobody up. */
export async function shared<Job, Result>(
  file: string,
  jobs: readonly Job[],
  workers: number,
  told: (done: number, at: number, result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    const worker = new Worker(file);
    while (next < jobs.length) {
      const at = next++;
      const result = await asked<Job, Result>(worker, jobs[at] as Job);
      results[at] = result;
      told(++done, at, result);
    }
    await worker.terminate();
  }
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
  return results;
}

function asked<Job, Result>(worker: Worker, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners('error').once('error', reject).once('message', resolve);
    worker.postMessage(job);
  });
}

/** In a worker: answers every job. */
export function serve<Job, Result>(run: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(run(job)));
}
