export class HealthDto {
  /** @example ok */
  status: string;
}

export class VersionDto {
  /** @example backend */
  name: string;

  /** @example 0.2.0 */
  version: string;

  /**
   * A hash of the built files.
   * @example 3f9a1c07be
   */
  build: string;
}
