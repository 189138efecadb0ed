import cluster, { type Worker } from 'node:cluster';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Logger } from 'pino';
import { passOnLines } from './pass-on-lines.ts';
import { exitMs, replaced } from './shutdown.ts';
import { collectMetrics } from './worker-metrics.ts';

/** The environment variable with the number of a worker. */
export const workerNumber = 'TOUCHLINE_WORKER';

const main = new URL('../main.js', import.meta.url).pathname;
/** A worker that has run as long is replaced at once when it ends. */
const healthyMs = 60_000;
const firstPauseMs = 1000;
const maxPauseMs = 30_000;

/** A message to a worker that has just ended fails; its end is handled. */
const ignoreEnded = () => undefined;

interface Log {
  logger: Logger;
  /** Where the logger writes. */
  output: { write: (lines: string) => unknown };
}

/** Processes that share the port and the work, numbered from 1. Each works like a server of several machines. */
export class Workers {
  /** Those that serve, and start again when they end. */
  private readonly serving = new Map<number, Worker>();
  /** All processes, with the end of each and of its output. */
  private readonly processes = new Map<Worker, Promise<unknown>>();
  /** How often each has ended early in a row. */
  private readonly failures = new Map<number, number>();
  private isStopping = false;
  private replacing?: Promise<void>;

  constructor(
    private readonly count: number,
    private readonly environment: Record<string, string>,
    private readonly log: Log,
  ) {
    cluster.setupPrimary({ exec: main, args: [], silent: true });
  }

  /** Resolves with the port when all workers serve; rejects if one does not start. */
  async start(): Promise<number> {
    const numbers = Array.from({ length: this.count }, (_, index) => index + 1);
    const ports = await Promise.all(numbers.map((number) => this.launch(number)));
    return ports[0]!;
  }

  /** Passes a signal on and waits for the end of all workers. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    this.isStopping = true;
    setTimeout(() => process.exit(1), exitMs);
    for (const worker of this.processes.keys()) worker.process.kill(signal);
    await Promise.all(this.processes.values());
  }

  /** The metrics of those that serve, in Prometheus's format. */
  metrics(): Promise<string> {
    return collectMetrics([...this.serving.values()]);
  }

  /** Replaces one worker after the other, each once its successor serves. */
  replaceAll(): Promise<void> {
    return (this.replacing ??= this.replaceEach().finally(() => (this.replacing = undefined)));
  }

  private async replaceEach(): Promise<void> {
    for (const number of [...this.serving.keys()]) {
      const old = this.serving.get(number);
      // One that has ended is already starting again.
      if (!old || this.isStopping) continue;
      this.serving.delete(number);
      try {
        await this.launch(number);
      } catch (error) {
        this.report(`${(error as Error).message} The workers after it were not replaced.`);
        if (old.isDead()) void this.revive(number, 0);
        else this.serving.set(number, old);
        return;
      }
      old.send(replaced, ignoreEnded);
    }
  }

  /** Starts a worker; resolves with its port when it serves. */
  private async launch(number: number): Promise<number> {
    const worker = cluster.fork({ ...this.environment, [workerNumber]: String(number) });
    const child = worker.process;
    worker.on('error', ignoreEnded);
    passOnLines(child.stdout!, (lines) => this.log.output.write(lines));
    passOnLines(child.stderr!, (lines) => process.stderr.write(lines));
    const ended = new Promise<null>((done) => child.once('close', () => done(null)));
    this.processes.set(worker, ended);
    void ended.then(() => this.processes.delete(worker));
    const serves = new Promise<AddressInfo>((done) => worker.once('listening', done));
    const address = await Promise.race([serves, ended]);
    if (!address) throw new Error(`Worker ${number} did not start.`);
    this.serving.set(number, worker);
    const began = performance.now();
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (this.serving.get(number) !== worker || this.isStopping) return;
      this.report(`worker ${number} ended: ${signal ?? `exit code ${code}`}`);
      void this.revive(number, performance.now() - began);
    });
    this.log.logger.info({ context: 'workers', msg: `worker ${number} serves`, pid: child.pid });
    return address.port;
  }

  /** Starts a worker that has ended: at once, or after a pause that grows with each early end in a row. */
  private async revive(number: number, livedMs: number): Promise<void> {
    this.serving.delete(number);
    const failures = livedMs < healthyMs ? (this.failures.get(number) ?? 0) : 0;
    this.failures.set(number, failures + 1);
    if (failures > 0) await pause(Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs));
    if (this.isStopping) return;
    await this.launch(number).catch((error: Error) => {
      this.report(error.message);
      return this.revive(number, 0);
    });
  }

  private report(msg: string): void {
    this.log.logger.error({ context: 'workers', msg });
  }
}
