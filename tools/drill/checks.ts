let passed = 0;
const failures: string[] = [];

/** Notes and prints whether something holds. */
export function check(what: string, holds: boolean, otherwise = ''): void {
  if (holds) passed++;
  else failures.push(what);
  console.log(holds ? `  ok      ${what}` : `  FAILED  ${what} ${otherwise}`);
}

/** Prints the sum; the process's exit code says it, too. */
export function concludeChecks(): void {
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}
