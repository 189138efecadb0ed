// @ts-check

/** Emits a JSON file next to the bundles. */
export class JsonFile {
  /** @param {string} name @param {(build: string) => unknown} valueOf receives the build's content hash */
  constructor(name, valueOf) {
    this.name = name;
    this.valueOf = valueOf;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('JsonFile', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'JsonFile', stage }, () => {
        const text = JSON.stringify(this.valueOf((compilation.hash ?? '').slice(0, 10)), null, 2);
        compilation.emitAsset(this.name, new sources.RawSource(`${text}\n`));
      });
    });
  }
}
