import { type Server } from 'node:net';

/** Adds the name of the port's setting to an error, so that the message can name it. */
export function listen<T extends Server>(server: T, port: number, host: string, setting: string): Promise<T> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(Object.assign(error, { setting })));
    server.listen(port, host, () => done(server));
  });
}
