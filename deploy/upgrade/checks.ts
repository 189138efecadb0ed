let passed = 0;
const failures: string[] = [];

/** Records and prints the result of a check; `details` are printed if it fails. */
export function check(what: string, holds: boolean, details = ''): void {
  if (holds) passed++;
  else failures.push(what);
  console.log(holds ? `  ok      ${what}` : `  FAILED  ${what} ${details}`);
}

/** Runs steps of which any may throw, as one check. */
export async function checkThat(what: string, steps: () => Promise<unknown>): Promise<void> {
  const error = await steps().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  check(what, error === null, String(error));
}

/** Prints the totals and sets the process's exit code. */
export function finishChecks(): void {
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}
