// A thread that sends one request after another until it is told to stop.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const durations = [];
const statuses = new Set();
let isOver = false;
parentPort.once('message', () => (isOver = true));

const request = () =>
  new Promise((done) => {
    get(workerData, { agent }, (response) => {
      statuses.add(response.statusCode);
      response.resume().once('end', done);
    }).once('error', () => {
      statuses.add(0);
      done();
    });
  });

do {
  const start = performance.now();
  await request();
  durations.push(performance.now() - start);
  await new Promise((done) => setTimeout(done, 2));
} while (!isOver);
agent.destroy();
parentPort.postMessage({ durations, statuses: [...statuses] });
