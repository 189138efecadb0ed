import { createServer, type Server } from 'node:http';
import { type Settings } from '../config/settings.ts';
import { listen } from './listen.ts';

/** What is served: the metrics of this process or of all workers. */
interface Source {
  contentType: string;
  metrics: () => Promise<string>;
}

/** Serves metrics on a separate port, which only the monitoring should reach; null if no port is set. */
export async function serveMetrics(source: Source, settings: Settings): Promise<Server | null> {
  const { metricsPort, metricsHost } = settings;
  if (metricsPort === undefined) return null;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return listen(server, metricsPort, metricsHost, 'METRICS_PORT');
}
