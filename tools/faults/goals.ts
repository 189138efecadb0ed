/** The goals for reliability (R) and security (S), in the order of the table. Tests carry the id of their goal in the title. */
export const goals: Record<string, string> = {
  R1: 'Generated requests to every operation in every role never get a 5xx or an undocumented response',
  R2: 'A killed server loses no acknowledged write',
  R3: 'A restarted or failed-over database costs only 503s, and no acknowledged write or mail',
  R4: 'Requests that wait for a connection get 503 in time, and liveness stays quick',
  R5: 'One of many simultaneous claims of a child succeeds',
  R6: 'Simultaneous answers for one child and event leave one row',
  R7: 'Simultaneous deletions, edits and answers leave no orphans',
  R8: 'An import is applied once and as a whole, and blocks nobody',
  R9: 'Large bodies get 413 and leave no memory behind',
  R10: 'Slow clients do not slow others down, and are disconnected',
  R11: 'Thousands of open connections work without errors',
  R12: 'A flood of sign-ins is shed, and readiness stays quick',
  R13: 'A shutdown completes requests and resets no connection',
  R14: 'A full volume of the database costs only 503s, and the server recovers by itself',
  R15: 'A backup restores everything; a damaged one is rejected; a restored club sends nothing and accepts no old secret',
  R16: 'Every time zone, change of clocks, leap day and step of a clock is handled',
  R17: 'Nothing leaks in a long run with restarts',
  R18: 'An app that does not load leaves the shell and the other app usable',
  R19: 'Migrations run up, down and up again, once, and from the released version',
  S1: 'Each route does what the permission matrix says, and no other route exists',
  S2: 'Nobody obtains a mark of another family',
  S3: 'Members outside the DTO change nothing',
  S4: 'A sign-in does not reveal which accounts exist',
  S5: 'Wrong passwords are limited, across servers and restarts, without locking the owner out',
  S6: 'Nobody guesses a child, a link or a feed',
  S7: 'Sessions end when they should',
  S8: 'Requests from other sites change nothing',
  S9: 'Other origins get no allowance',
  S10: 'No text runs as a script, and the content security policy is not violated',
  S11: 'The log contains no personal data and no secrets',
  S12: 'A corpus of unusual CSV files is imported as the decisions say',
  S13: 'Production dependencies have no known serious weakness, and can be listed',
  S14: 'The server does not start with unsafe settings',
  S15: 'The requirements of OWASP ASVS 5.0 are met as its table says',
  S16: 'There is always an admin',
  S17: 'Ambiguous HTTP is rejected, and its connection closed',
  S18: 'Every privileged act has one row in the audit log, in its transaction',
  S20: 'Every response has the security headers',
};

/** The ids of goals in the parentheses of a title, such as R5 in "… succeeds for exactly one (R5, 20 rounds)". */
export function goalsIn(title: string): string[] {
  const tags = title.match(/\([^()]*\)/g) ?? [];
  const ids = tags.flatMap((tag) => tag.match(/(?<=[(, ])[RS]\d{1,2}(?=[,) ])/g) ?? []);
  return [...new Set(ids)];
}
