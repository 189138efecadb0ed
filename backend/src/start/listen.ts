import { type Server } from 'node:net';

/** Listens; the error of a port that cannot be had names the setting to change. */
export function listen<T extends Server>(server: T, port: number, host: string, setting: string): Promise<T> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(Object.assign(error, { setting })));
    server.listen(port, host, () => done(server));
  });
}
