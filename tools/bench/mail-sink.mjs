// @ts-check
// A mail server that accepts all mails and forgets them. It tells its parent process its port, and the number of mails when asked.
import { SMTPServer } from 'smtp-server';

let mails = 0;
const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onData: (stream, _, callback) => {
    stream.resume().once('end', () => {
      mails++;
      callback();
    });
  },
});
server.on('error', () => undefined);
const listening = server.listen(0, '127.0.0.1', () => process.send?.(listening.address()));
process.on('message', () => process.send?.(mails));
