import { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, type Registry } from 'prom-client';

const request = 'metrics';
/** A worker that takes longer is left out, because Prometheus gives up after ten seconds. */
const patienceMs = 3000;

/** In a worker: sends its metrics, with its number, whenever the primary asks. */
export function sendMetrics(registry: Registry, worker: number): void {
  registry.setDefaultLabels({ worker });
  process.on('message', (message) => {
    if (message === request) void registry.getMetricsAsJSON().then((metrics) => process.send!(metrics));
  });
}

/** In the primary: the metrics of these workers, in Prometheus's format. */
export async function collectMetrics(workers: Worker[]): Promise<string> {
  const collected = await Promise.all(workers.map(metricsOf));
  return AggregatorRegistry.aggregate(collected).metrics();
}

async function metricsOf(worker: Worker): Promise<object[]> {
  const received = once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
  worker.send(request, () => undefined);
  return received.then(
    ([metrics]) => metrics as object[],
    () => [],
  );
}
