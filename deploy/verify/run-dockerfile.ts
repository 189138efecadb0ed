import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseOf, readStages, type Stage, type Step } from '../dockerfile.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const stages = readStages();

/** An image, built as a folder. */
export interface Image {
  /** The image's root. */
  folder: string;
  /** The command's working directory. */
  directory: string;
  environment: Record<string, string>;
  command: string[];
}

/**
 * Builds images as folders below `scratch`. This machine replaces the base images, so only stages based on Node's image execute
 * their RUN steps; those of the others install packages.
 */
export function dockerfileRunner(scratch: string): (target: string) => Image {
  const built = new Map<string, Image>();

  function runStage(name: string): Image {
    const known = built.get(name);
    if (known) return known;
    const stage = stages.get(name)!;
    const image = startFrom(stage);
    for (const step of stage.steps) runStep(step, image, stage);
    built.set(name, image);
    return image;
  }

  function startFrom({ name, from }: Stage): Image {
    const folder = join(scratch, name);
    if (!stages.has(from)) {
      mkdirSync(folder, { recursive: true });
      return { folder, directory: folder, environment: {}, command: [] };
    }
    const base = runStage(from);
    execFileSync('cp', ['-al', base.folder, folder]);
    const directory = base.directory.replace(base.folder, folder);
    return { ...base, folder, directory, environment: { ...base.environment } };
  }

  function runStep({ keyword, text, from, variables }: Step, image: Image, stage: Stage): void {
    if (keyword === 'WORKDIR') {
      image.directory = join(image.folder, text);
      mkdirSync(image.directory, { recursive: true });
    }
    if (keyword === 'ENV') Object.assign(image.environment, variables);
    if (keyword === 'CMD') image.command = JSON.parse(text) as string[];
    if (keyword === 'COPY') copy(text.split(/\s+/), from && runStage(from).folder, image.directory);
    if (keyword === 'RUN' && baseOf(stages, stage.name).startsWith('node:')) {
      console.log(`  ${stage.name}: ${text.split('\n')[0]}`);
      const env = { ...process.env, ...image.environment, NX_DAEMON: 'false', npm_config_loglevel: 'error' };
      execFileSync('sh', ['-c', text], { cwd: image.directory, env, stdio: ['ignore', 'pipe', 'inherit'] });
    }
  }

  return runStage;
}

/** Copies like `COPY`: into a folder if the target ends with a slash, otherwise to that name. */
function copy(names: string[], stage: string | undefined, directory: string): void {
  const target = names.pop()!;
  for (const name of names) {
    if (name === '.' && !stage) copyRepository(directory);
    else {
      const to = target.endsWith('/') ? join(target, basename(name)) : target;
      cpSync(join(stage ?? repository, name), join(directory, to), { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** Copies the files that git does not ignore, as .dockerignore leaves out the others. */
function copyRepository(directory: string): void {
  const pipe = 'git ls-files -co --exclude-standard -z | tar -c --null -T - | tar -x -C "$0"';
  execFileSync('sh', ['-c', pipe, directory], { cwd: repository });
}
