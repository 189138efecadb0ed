import { describeFailure } from './start/failures.ts';
import { startServer } from './start/server.ts';

try {
  await startServer(process.env);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
