import { type Client, type ClientBase, type DatabaseError } from 'pg';

/** SQLSTATE of a write to a database that takes none: another one leads by now, or its disk is full. */
export const takesNoWrites = '25006';

/** Ends the connection once its database has refused a write, so that the next request finds the one that leads. */
export function leaveFormerLeader(client: ClientBase): void {
  // The pool takes its listener away before TypeORM adds one: what fails in between would end the process.
  client.on('error', () => undefined);
  const { connection } = client as Client;
  connection.on('errorMessage', ({ code }: DatabaseError) => {
    if (code === takesNoWrites) void (client as Client).end();
  });
}
