import { createServer, type Server } from 'node:http';
import { type Settings } from '../config/settings.ts';
import { type Metrics } from '../metrics/metrics.ts';
import { listen } from './listen.ts';

/** Serves the metrics to the monitoring, on a port that the public does not reach; null when none is set. */
export async function serveMetrics(metrics: Metrics, settings: Settings): Promise<Server | null> {
  const { metricsPort, metricsHost } = settings;
  if (metricsPort === undefined) return null;
  metrics.watchProcess();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return listen(server, metricsPort, metricsHost, 'METRICS_PORT');
}
