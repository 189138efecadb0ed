import cluster from 'node:cluster';
import { describeFailure } from './start/failures.ts';
import { startServer } from './start/server.ts';
import { startWorker } from './start/worker.ts';

try {
  await (cluster.isWorker ? startWorker : startServer)(process.env);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
