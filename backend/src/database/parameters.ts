/** The values of a statement that is put together from parts: each part names its own, `$1`, `$2` … */
export class Parameters {
  readonly values: unknown[] = [];

  /** Keeps a value and tells the place that stands for it. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
