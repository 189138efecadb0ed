export class HealthDto {
  /** @example ok */
  status: string;
}

export class VersionDto {
  /** @example backend */
  name: string;

  /** @example 0.1.0 */
  version: string;

  /**
   * Of the built files' content: two that differ in it are two builds.
   * @example 3f9a1c07be
   */
  build: string;
}
